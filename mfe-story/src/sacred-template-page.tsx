import { PageHeader } from '@roe/shared/ui/page-header';
import { parts } from './sacred-template/parts.tsx';
import { Specimen } from './sacred-template/specimen.tsx';
import styles from './sacred-template-page.module.css';

/** The site's design, shown with the components that the site is made of. */
export function SacredTemplatePage() {
  return (
    <>
      <PageHeader lead="Everything that this site is drawn with: colours, letters, figures and pieces, in every theme." />
      <nav className={styles['contents']} aria-label="On this page">
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, title, text, isInAll, sample }) => (
        <section key={id} className={styles['part']} id={id} aria-labelledby={`-${id}`}>
          <h2 id={`-${id}`}>{title}</h2>
          <p className={styles['text']}>{text}</p>
          {isInAll ? <Specimen>{sample}</Specimen> : sample}
        </section>
      ))}
    </>
  );
}
