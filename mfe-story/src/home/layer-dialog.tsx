import { ButtonLink } from '@roe/shared/ui/button-link';
import { Dialog } from '@roe/shared/ui/dialog';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { Picture } from '@roe/shared/ui/picture';
import { Prose } from '@roe/shared/ui/prose';
import type { LayerText } from './home.ts';
import styles from './layer-dialog.module.css';

interface Props {
  card: LayerText;
  isOpen: boolean;
  onClose: () => void;
}

/** What 'See More' opens. */
export function LayerDialog({ card: { layer, picture, title, subtitle, html }, isOpen, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <ButtonLink variant="primary" to="/decodings">
            Go Deeper
          </ButtonLink>
          <ButtonLink to="/about-roe">Learn More about ROE</ButtonLink>
        </>
      }
    >
      {picture && (
        <div className={styles['picture']}>
          <Picture picture={picture} alt="" sizes="(width < 38rem) 90vw, 34rem" />
        </div>
      )}
      <div>
        <LayerBadge layer={layer} />
        <p className={styles['subtitle']}>{subtitle}</p>
      </div>
      <Prose key={layer} html={html} />
    </Dialog>
  );
}
