import { ButtonLink } from '@roe/shared/ui/button-link';
import { Dialog } from '@roe/shared/ui/dialog';
import { LayersDiagram } from '@roe/shared/ui/layers-diagram';
import { Prose } from '@roe/shared/ui/prose';
import styles from './explore-roe.module.css';
import type { HomeData } from './home.ts';

interface Props {
  words: HomeData['exploreRoe'];
  isOpen: boolean;
  onClose: () => void;
}

/** What 'Explore ROE' opens over the whole screen: the text, and beside it the figure that it speaks of. */
export function ExploreRoe({ words: { title, lead, html }, isOpen, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      variant="overlay"
      actions={
        <>
          <ButtonLink variant="primary" to="/about-roe">
            Learn More about ROE
          </ButtonLink>
          <ButtonLink to="/declaration">Read the ROE Declaration</ButtonLink>
        </>
      }
    >
      <div className={styles['pair']}>
        <div>
          <p className={styles['lead']}>{lead}</p>
          <Prose html={html} />
        </div>
        <div className={styles['figure']}>
          <LayersDiagram />
        </div>
      </div>
    </Dialog>
  );
}
