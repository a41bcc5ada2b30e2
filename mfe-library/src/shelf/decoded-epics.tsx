import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import styles from './library-page.module.css';
import type { LibraryData } from './shelf.ts';

/** What the decodings of the epics start from, and the way to them. */
export function DecodedEpics({ epics }: Pick<LibraryData, 'epics'>) {
  if (epics.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="-epics">
      <h2 id="-epics">Decoded Epics</h2>
      <ul className={styles['epics']}>
        {epics.map(({ title, text, slug }) => (
          <li key={title} id={slug}>
            <h3>{title}</h3>
            <p className={styles['summary']}>{text}</p>
            {slug && (
              <ArrowLink to={`/library/${slug}`}>
                About this text<VisuallyHidden> “{title}”</VisuallyHidden>
              </ArrowLink>
            )}
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to="/test-decodings">Decode the Epics</ButtonLink>
      </p>
    </section>
  );
}
