import './glossary.css';
import { Link } from './link.jsx';

const letterOf = ({ term }) => term.normalize('NFD').charAt(0).toUpperCase();

export function Glossary({ title, lead, terms }) {
  const letters = [...new Set(terms.map(letterOf))].map((letter) => ({
    letter,
    under: terms.filter((term) => letterOf(term) === letter),
  }));
  return (
    <>
      <header className="page">
        <h1>{title}</h1>
        <p>{lead}</p>
        <p>{terms.length} terms</p>
      </header>
      <ul className="letters" aria-label="Letters">
        {letters.map(({ letter, under }) => (
          <li key={letter}>
            <a href={`#${letter}`} aria-label={`${letter}, ${under.length} terms`}>
              {letter}
              <span>{under.length}</span>
            </a>
          </li>
        ))}
      </ul>
      {letters.map(({ letter, under }) => (
        <section key={letter} aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul className="terms">
            {under.map((term) => (
              <li key={term.slug} id={term.slug}>
                <h3>
                  <Link href={`/glossary/${term.slug}`}>
                    <span lang="sa-Latn">{term.term}</span> <span lang="sa">{term.devanagari}</span>
                  </Link>
                </h3>
                <Meaning term={term} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export const Meaning = ({ term: { html } }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build of the measured site made it
  <p dangerouslySetInnerHTML={{ __html: html }} />
);
