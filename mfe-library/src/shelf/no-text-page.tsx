import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Link } from 'react-router-dom';
import { useAsked } from '../use-asked.ts';
import { NearTexts } from './near-texts.tsx';
import styles from './no-text-page.module.css';
import type { NoTextData } from './text.ts';

/** What an address below /library gets that is no text: texts like it, and all that there are. */
export function NoTextPage() {
  const { texts } = usePageData<NoTextData>();
  const asked = useAsked();

  return (
    <>
      <PageHeader lead="The library has no text at this address. The link may be old or misspelt.">
        <ArrowLink to="/library" direction="back">
          Seer’s Library
        </ArrowLink>
      </PageHeader>
      <p className={styles['near']} role="status">
        <NearTexts words={asked} texts={texts} />
      </p>
      <ul className={styles['list']} aria-label="All texts">
        {texts.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/library/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
