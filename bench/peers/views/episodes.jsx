import { articleAddress, seriesAddress } from './addresses.js';
import { Link } from './link.jsx';

export const Episodes = ({ article: { slug, series, episodes, previous, next } }) => (
  <nav aria-label="Episodes">
    <div className="neighbours">
      {[previous, next].filter(Boolean).map((neighbour) => (
        <Link key={neighbour.slug} href={articleAddress(neighbour.slug)}>
          <span>
            {neighbour === next ? 'Next' : 'Previous'}: Episode {neighbour.episode}
          </span>{' '}
          <span>{neighbour.title}</span>
        </Link>
      ))}
    </div>
    <h2>
      <Link href={seriesAddress(series)}>{series}</Link>
    </h2>
    <p>{episodes.length} episodes</p>
    <ol>
      {episodes.map((episode) => (
        <li key={episode.slug}>
          {episode.slug === slug ? (
            <span aria-current="page">{episode.title}</span>
          ) : (
            <Link href={articleAddress(episode.slug)}>{episode.title}</Link>
          )}
          <span>{episode.minutes} min</span>
        </li>
      ))}
    </ol>
  </nav>
);
