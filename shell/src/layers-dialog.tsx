import { Button } from '@roe/shared/ui/button';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './dialog.module.css';

const layers = [
  {
    layer: 1,
    also: 'Pure Consciousness',
    text: 'The unmoving witness. It is not a thing among things, and it is never absent.',
  },
  {
    layer: 2,
    also: 'Creative Energy, Archetype, mind',
    text: 'The first movement in it: pattern, intention, name. This is where change is made.',
  },
  {
    layer: 3,
    also: 'Manifested Reality',
    text: 'What the movement looks like when it is met as a world: bodies, events, history, and the return. This is where change is seen.',
  },
] as const;

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
        <Link to="/decodings/three-layer-model" onClick={() => document.getElementById(id)?.hidePopover()}>
          Read the decoding
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
