import { usePageData } from '@roe/shared/frame';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { Card, CardGrid } from '@roe/shared/ui/card';
import { Glyph } from '@roe/shared/ui/glyph';
import { layers } from '@roe/shared/ui/layers';
import { PageHeader } from '@roe/shared/ui/page-header';
import { useEffect, useState } from 'react';
import { Panel } from '../home/panel.tsx';
import styles from './test-home-page.module.css';

export interface TestHomeData {
  lead: string;
  featured: { label: string; href: string; text: string }[];
  series: { title: string; text: string }[];
}

/** A plain landing page in front of the site (specification §2.12). */
export function TestHomePage() {
  const { lead, featured, series } = usePageData<TestHomeData>();
  return (
    <>
      <div className={styles['door']}>
        <Glyph size="7rem" />
        <PageHeader lead={lead} />
        <ButtonLink variant="primary" to="/">
          Enter the Portal
        </ButtonLink>
      </div>
      <Cards
        heading="Three layers"
        cards={layers.map(({ layer, name, also, text }) => ({ title: name, kicker: `Layer ${layer} · ${also}`, text }))}
      />
      <Cards
        heading="Featured decodings"
        cards={featured.map(({ label, href, text }) => ({ title: label, to: href, text }))}
      />
      <Cards heading="Series in preparation" cards={series.map((one) => ({ ...one, kicker: 'Coming Soon' }))} />
      <footer className={styles['foot']}>
        Reality of Everything
        <Year />
      </footer>
    </>
  );
}

interface CardsProps {
  heading: string;
  cards: { title: string; text: string; to?: string; kicker?: string }[];
}

function Cards({ heading, cards }: CardsProps) {
  return (
    <Panel heading={heading}>
      <CardGrid>
        {cards.map(({ text, ...card }) => (
          <li key={card.title}>
            <Card {...card}>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Panel>
  );
}

/** The reader's year, once the page is alive: what the build wrote would be wrong after the next New Year. */
function Year() {
  const [year, setYear] = useState<number | null>(null);
  // biome-ignore lint/style/noRestrictedGlobals: read after the first render
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year && `, ${year}`;
}
