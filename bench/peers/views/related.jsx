import { articleAddress } from './addresses.js';
import { Icon } from './icon.jsx';
import { Link } from './link.jsx';
import { Picture } from './picture.jsx';

export const Related = ({ articles }) => (
  <section className="related" aria-labelledby="related">
    <h2 id="related">More Like This</h2>
    <ul>
      {articles.map(({ slug, title, category, series, excerpt, level, tags, minutes, cover }) => (
        <li key={slug}>
          {cover && <Picture picture={cover} sizes="(width < 29rem) 84vw, 24rem" />}
          <p className="category">{series ?? category}</p>
          <h3>
            <Link href={articleAddress(slug)}>{title}</Link>
          </h3>
          <details>
            <summary>More Info</summary>
            <p>{excerpt}</p>
            <p>
              <Icon name="eye" /> {level}: {tags.join(', ')}
            </p>
          </details>
          <span>{minutes} min read</span>
        </li>
      ))}
    </ul>
  </section>
);
