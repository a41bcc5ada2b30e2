import type { Citation } from '@roe/shared/api/chat';
import { layerOf } from '@roe/shared/api/layer-of';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { Link } from 'react-router-dom';
import { useOffered } from '../answerers/offered.ts';
import type { Answer } from '../conversation/conversation.ts';
import styles from './answer.module.css';

/** Below an answer: where its passages stand, its layer and why, and who answered. */
export function AnswerFoot({ answer }: { answer: Answer }) {
  const { citations, isCare, modelUsed } = answer;
  return (
    <>
      {citations.length > 0 && <Citations citations={citations} />}
      <p className={styles['foot']}>
        <Layer answer={answer} />
        {isCare || modelUsed === '' ? null : <AnsweredBy answer={answer} />}
      </p>
    </>
  );
}

function Citations({ citations }: { citations: Citation[] }) {
  return (
    <ul className={styles['citations']} aria-label="Passages">
      {citations.map(({ id, url, title }) => (
        <li key={id}>
          <Link to={url}>
            <span aria-hidden="true">{id}</span> {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The same rule as the gateway’s tells the word. */
function Layer({ answer: { layer, content } }: { answer: Answer }) {
  const detected = layerOf(content);
  return layer ? (
    <span className={styles['layer']}>
      <LayerBadge layer={layer} /> {detected?.layer === layer && `by the word “${detected.word}”`}
    </span>
  ) : null;
}

function AnsweredBy({ answer: { providerUsed, modelUsed } }: { answer: Answer }) {
  const offered = useOffered((state) => state.offered);
  if (providerUsed === 'built-in') return <span>From the library, no AI</span>;
  const label = typeof offered !== 'string' && offered.data.find(({ id }) => id === providerUsed)?.label;
  return (
    <span>
      {label || providerUsed} · {modelUsed}
    </span>
  );
}
