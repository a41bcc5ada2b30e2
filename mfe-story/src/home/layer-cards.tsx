import { Button } from '@roe/shared/ui/button';
import { Card } from '@roe/shared/ui/card';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { Picture } from '@roe/shared/ui/picture';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { useState } from 'react';
import type { HomeData, LayerText } from './home.ts';
import styles from './layer-cards.module.css';
import { LayerDialog } from './layer-dialog.tsx';
import { Panel } from './panel.tsx';

/** The three layers, each with more to read about it. */
export function LayerCards({ heading, cards }: HomeData['layers']) {
  const [seen, setSeen] = useState<LayerText | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function onSeeMore(card: LayerText) {
    setSeen(card);
    setIsOpen(true);
  }

  return (
    <Panel heading={heading}>
      <ul className={styles['layers']}>
        {cards.map((card) => (
          <li key={card.layer}>
            <Card
              title={card.subtitle}
              kicker={<LayerBadge layer={card.layer} />}
              picture={card.picture && <Picture picture={card.picture} alt="" sizes="(width < 42rem) 92vw, 23rem" />}
              foot={
                <Button
                  size="small"
                  data-early={`layer-${card.layer}`}
                  data-needs-script=""
                  onClick={() => onSeeMore(card)}
                >
                  See More
                  <VisuallyHidden>: {card.title}</VisuallyHidden>
                </Button>
              }
            >
              <p>{card.text}</p>
            </Card>
          </li>
        ))}
      </ul>
      {seen && <LayerDialog card={seen} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}
