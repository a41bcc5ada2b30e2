import { usePageData } from '@roe/shared/frame';
import { LayersDiagram } from '@roe/shared/ui/layers-diagram';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import { Quote } from '@roe/shared/ui/quote';
import { Panel } from '../home/panel.tsx';
import styles from './about-seer-page.module.css';
import { ModernVedanta } from './modern-vedanta.tsx';
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
