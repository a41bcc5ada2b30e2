import './list.css';
import { articleAddress, seriesAddress } from './addresses.js';
import { Icon } from './icon.jsx';
import { Link } from './link.jsx';
import { Picture } from './picture.jsx';

const levels = ['Dream', 'Seeker', 'Seer'];

export function List({ title, lead, list: { decodings, series, featured } }) {
  const ready = decodings.filter(({ isComingSoon }) => !isComingSoon);
  const ofSlug = (slug) => decodings.find((decoding) => decoding.slug === slug);
  return (
    <>
      <header className="page">
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <Filters decodings={ready} />
      <Featured decodings={featured.map(ofSlug)} />
      <section aria-labelledby="series">
        <h2 id="series">Sacred Series</h2>
        {series.map((one) => (
          <Series key={one.slug} series={one} episodes={ready.filter((decoding) => decoding.series === one.name)} />
        ))}
      </section>
      <section aria-labelledby="coming">
        <h2 id="coming">Coming Soon</h2>
        <Cards decodings={decodings.filter(({ isComingSoon }) => isComingSoon)} />
      </section>
      <section aria-labelledby="individual">
        <h2 id="individual">Individual Decodings</h2>
        <Cards decodings={ready.filter((decoding) => !decoding.series)} />
      </section>
    </>
  );
}

const Filters = ({ decodings }) => (
  <section className="filters" aria-label="Find a decoding">
    <input type="search" aria-label="Search decodings" placeholder="Search by title or excerpt" />
    <select aria-label="Category">
      <option value="">All categories</option>
      {[...new Set(decodings.map(({ category }) => category))].sort().map((category) => (
        <option key={category}>{category}</option>
      ))}
    </select>
    <ul aria-label="Levels">
      <li>
        All levels <span>{decodings.length}</span>
      </li>
      {levels.map((level) => (
        <li key={level}>
          {level} <span>{decodings.filter((decoding) => decoding.level === level).length}</span>
        </li>
      ))}
    </ul>
    <p role="status">{decodings.length} decodings</p>
  </section>
);

const Featured = ({ decodings }) => (
  <section className="featured" aria-label="Featured decodings">
    <ul>
      {decodings.map(({ slug, title, excerpt, series, category, cover }, index) => (
        <li key={slug}>
          {index === 0 && <Picture picture={cover} sizes="(width >= 74rem) 74rem, 100vw" isFirst />}
          <div>
            <p className="category">{series ?? category}</p>
            <h2>{title}</h2>
            <p>{excerpt}</p>
            <Link href={series ? seriesAddress(series) : articleAddress(slug)} className="button">
              Read Now
            </Link>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const Series = ({ series: { name, description, year, cover }, episodes }) => (
  <article>
    <Picture picture={cover} sizes="(width >= 60rem) 34rem, 92vw" />
    <div>
      <p>
        <span>{year}</span> <span>{episodes.length} episodes</span>
      </p>
      <h3>
        <Link href={seriesAddress(name)}>{name}</Link>
      </h3>
      <p>{description}</p>
      <ol>
        {episodes
          .toSorted((a, b) => a.episode - b.episode)
          .map(({ slug, title, minutes }) => (
            <li key={slug}>
              <Link href={articleAddress(slug)}>{title}</Link>
              <span>{minutes} min</span>
            </li>
          ))}
      </ol>
    </div>
  </article>
);

const Cards = ({ decodings }) => (
  <ul className="cards">
    {decodings.map(({ slug, title, excerpt, category, level, dateText, minutes, cover }) => (
      <li key={slug}>
        {cover && <Picture picture={cover} sizes="(width >= 74rem) 23rem, (width >= 46rem) 46vw, 92vw" />}
        <div>
          <p className="category">{category}</p>
          <h3>
            <Link href={articleAddress(slug)}>{title}</Link>
          </h3>
          <p>{excerpt}</p>
          <div className="facts">
            <span>
              <Icon name="eye" />
              {level}
            </span>
            <span>{dateText}</span>
            <span>{minutes} min read</span>
          </div>
        </div>
      </li>
    ))}
  </ul>
);
