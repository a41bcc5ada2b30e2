import { ButtonLink } from '@roe/shared/ui/button-link';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { type Filters, libraryAddress } from './filters.ts';
import { NearTexts } from './near-texts.tsx';
import type { Listed } from './shelf.ts';

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
      <NearTexts words={words} texts={texts} />
    </EmptyState>
  );
}
