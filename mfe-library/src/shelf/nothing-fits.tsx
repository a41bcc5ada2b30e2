import { nearest } from '@roe/shared/near-titles';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { type Filters, libraryAddress, namesOf } from './filters.ts';
import { NearTexts } from './near-texts.tsx';
import type { Listed } from './shelf.ts';

/** How like a text must be to what was typed, to be offered in its place. */
const NEAR = 0.3;

/** Where nothing on the shelf fits: what was asked for, what is near it, and ways on. */
export function NothingFits({ filters: { q, layer }, texts }: { filters: Filters; texts: readonly Listed[] }) {
  const words = q.trim();
  return (
    <EmptyState
      title={words ? `No text fits “${words}”${layer && ' here'}.` : 'No text stands here.'}
      actions={
        <>
          <ButtonLink variant="primary" to="/library">
            Show the whole library
          </ButtonLink>
          {words && layer && <ButtonLink to={libraryAddress({ q })}>Search all layers</ButtonLink>}
          {words && <ButtonLink to={`/chatbot?q=${encodeURIComponent(words)}`}>Ask the guide about it</ButtonLink>}
        </>
      }
    >
      <NearTexts texts={nearest(words, texts, namesOf, NEAR)} />
    </EmptyState>
  );
}
