import { decoded } from '@roe/shared/contract/pattern';
import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { NearTexts } from './near-texts.tsx';
import styles from './no-text-page.module.css';
import type { NoTextData } from './text.ts';

/** What an address below /library gets that is no text: texts like it, and all that there are. */
export function NoTextPage() {
  const { texts } = usePageData<NoTextData>();
  const [asked, setAsked] = useState('');

  // After hydration, and from the browser: the HTML is one for all such addresses, and the router knows this page by its own.
  useEffect(() => setAsked(decoded(location.pathname.split('/').at(-1) ?? '') ?? ''), []);

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
