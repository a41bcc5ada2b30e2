import { decoded } from '@roe/shared/contract/pattern';
import { usePageData } from '@roe/shared/frame';
import { Button } from '@roe/shared/ui/button';
import { Dialog } from '@roe/shared/ui/dialog';
import { LayersDiagram } from '@roe/shared/ui/layers-diagram';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import { Quote } from '@roe/shared/ui/quote';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Panel } from '../home/panel.tsx';
import styles from './about-seer-page.module.css';
import { StoryPage } from './story-page.tsx';

export interface AboutSeerData {
  lead: string;
  closing: string;
  html: string;
  overlay: { title: string; lead: string; html: string };
}

/** Who writes here. */
export function AboutSeerPage() {
  const { lead, closing, html, overlay } = usePageData<AboutSeerData>();
  return (
    <StoryPage step="/about">
      <div className={styles['page']}>
        <PageHeader lead={lead} />
        <Prose html={html} />
      </div>
      <Panel heading="The model whole" lead="Choose a layer, on the figure or by its name.">
        <LayersDiagram />
      </Panel>
      <ModernVedanta {...overlay} />
      <div className={styles['closing']}>
        <Quote>{closing}</Quote>
      </div>
    </StoryPage>
  );
}

/** The long text stands in the document all the time, so that it can be read without script and an address can name its parts. */
function ModernVedanta({ title, lead, html }: AboutSeerData['overlay']) {
  const [isOpen, setIsOpen] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const named = hash && document.getElementById(decoded(hash.slice(1)) ?? '');
    if (named && inside.current?.contains(named)) {
      setIsOpen(true);
      requestAnimationFrame(() => named.scrollIntoView());
    }
  }, [hash]);

  return (
    <section className={styles['vedanta']} aria-labelledby="-modern-vedanta">
      <h2 id="-modern-vedanta">{title}</h2>
      <p>{lead}</p>
      <div data-needs-script="">
        <Button variant="primary" data-early="explore-vedanta" onClick={() => setIsOpen(true)}>
          Explore
        </Button>
      </div>
      <div className={styles['overlay']} ref={inside}>
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={title}
          variant="overlay"
          actions={<Button onClick={() => setIsOpen(false)}>Back to the page</Button>}
        >
          <div className={styles['text']}>
            <Prose html={html} />
          </div>
        </Dialog>
      </div>
    </section>
  );
}
