import './prose.css';
import './article.css';
import { ArticleHeader } from './article-header.jsx';
import { Episodes } from './episodes.jsx';
import { Favourite } from './favourite.jsx';
import { Icon } from './icon.jsx';
import { Link } from './link.jsx';
import { Related } from './related.jsx';

export const Article = ({ article }) => (
  <>
    <article>
      <ArticleHeader article={article} />
      <div className="columns">
        <Contents headings={article.headings} />
        <div>
          <fieldset className="actions">
            <legend>This text</legend>
            <Favourite slug={article.slug} />
            <button type="button" popoverTarget="settings">
              <Icon name="eye" />
              Text settings
            </button>
            <button type="button" popoverTarget="layers">
              <Icon name="mark" />
              Three layers
            </button>
          </fieldset>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build of the measured site made it */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
          <References references={article.references} />
          <ul className="tags" aria-label="Tags">
            {article.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          {article.series && <Episodes article={article} />}
          <p>
            <Link href="/decodings">
              All decodings <Icon name="forward" />
            </Link>
          </p>
        </div>
      </div>
    </article>
    <Related articles={article.related} />
  </>
);

const Contents = ({ headings }) => {
  const links = (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="contents">
      <details>
        <summary>Contents</summary>
        {links}
      </details>
      <nav aria-labelledby="contents">
        <p id="contents">Contents</p>
        {links}
      </nav>
    </div>
  );
};

const References = ({ references }) => (
  <section aria-labelledby="references">
    <h2 id="references">References</h2>
    <ol>
      {references.map(({ source, note }) => (
        <li key={source + note}>
          {source}
          <p>{note}</p>
        </li>
      ))}
    </ol>
  </section>
);
