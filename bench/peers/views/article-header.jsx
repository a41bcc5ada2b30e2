import { seriesAddress } from './addresses.js';
import { Icon } from './icon.jsx';
import { Link } from './link.jsx';
import { Picture } from './picture.jsx';

export const ArticleHeader = ({
  article: { cover, category, title, excerpt, date, dateText, minutes, level, series, episode },
}) => (
  <header className="cover">
    {cover && <Picture picture={cover} sizes="(width < 74rem) 100vw, 74rem" isFirst />}
    <div>
      <Link href="/decodings">
        <Icon name="back" /> Back
      </Link>
      <p className="category">{category}</p>
      <h1>{title}</h1>
      <p className="excerpt">{excerpt}</p>
      <div className="facts">
        <time dateTime={date}>{dateText}</time>
        <span>{minutes} min read</span>
        <span>
          <Icon name="eye" /> {level}
        </span>
        {series && (
          <span>
            Episode {episode} of <Link href={seriesAddress(series)}>{series}</Link>
          </span>
        )}
      </div>
    </div>
  </header>
);
