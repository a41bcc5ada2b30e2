import { Button } from '@roe/shared/ui/button';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { layers } from '@roe/shared/ui/layers';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { about } from '../about.ts';
import styles from './dialog.module.css';

/**
 * The model in one view. A native popover: it opens before any script, closes on Escape, and gives the focus back. The diagram
 * is fetched when somebody opens it; until then, and where it cannot be had, its words stand there as a list.
 */
export function LayersDialog({ id }: { id: string }) {
  const titleId = `${id}-title`;
  const [Diagram, setDiagram] = useState<ComponentType>();

  function onToggled() {
    import('@roe/shared/ui/layers-diagram').then(
      ({ LayersDiagram }) => setDiagram(() => LayersDiagram),
      () => {}, // the list says the same
    );
  }

  return (
    <dialog className={styles['dialog']} id={id} popover="auto" aria-labelledby={titleId} onToggle={onToggled}>
      <h2 id={titleId}>The Three Layers of Reality</h2>
      {Diagram ? <Diagram /> : <LayersList />}
      <p className={styles['actions']}>
        <Button variant="primary" popoverTarget={id} popoverTargetAction="hide">
          Close Model
        </Button>
        <Link to={about.model.href} onClick={() => document.getElementById(id)?.hidePopover()}>
          {about.model.label}
        </Link>
      </p>
    </dialog>
  );
}

const LayersList = () => (
  <ol className={styles['layers']}>
    {layers.map(({ layer, also, text }) => (
      <li key={layer}>
        <LayerBadge layer={layer} />
        <p className={styles['also']}>{also}</p>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
