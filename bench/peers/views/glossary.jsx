import './glossary.css';
import { Fragment } from 'react';
import { Link } from './link.jsx';

const layers = { 1: 'Stillness', 2: 'Vibration', 3: 'Form' };

export function Glossary({ title, lead, terms }) {
  const termOf = (slug) => terms.find((term) => term.slug === slug);
  return (
    <>
      <header className="page">
        <h1>{title}</h1>
        <p>{lead}</p>
        <p>{terms.length} terms</p>
      </header>
      <ul className="terms">
        {terms.map((term) => (
          <li key={term.slug} id={term.slug}>
            <h2>
              <Link href={`/glossary/${term.slug}`}>
                <span lang="sa-Latn">{term.term}</span> <span lang="sa">{term.devanagari}</span>
              </Link>
            </h2>
            <Meanings term={term} />
            <p>
              See also{' '}
              {term.related.map((slug, index) => (
                <Fragment key={slug}>
                  {index > 0 && ', '}
                  <a href={`#${slug}`}>{termOf(slug)?.term}</a>
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

export const Meanings = ({ term: { pronunciation, spellings, layer, html } }) => (
  <>
    <p>
      {pronunciation} · also written {spellings.join(', ')}
    </p>
    <span className="layer">
      Layer {layer} · {layers[layer]}
    </span>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build of the measured site made it */}
    <ol dangerouslySetInnerHTML={{ __html: html }} />
  </>
);
