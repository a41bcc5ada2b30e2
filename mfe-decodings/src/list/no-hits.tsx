import { Button } from '@roe/shared/ui/button';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { EmptyState } from '@roe/shared/ui/empty-state';
import type { Filters } from './filters.ts';

/** Stands where nothing fits, with what else can be done. */
export function NoHits({ filters: { search, category, level } }: { filters: Filters }) {
  const words = search.trim();
  const place = [category && `in ${category}`, level && `for the level ${level}`].filter(Boolean).join(' ');
  const query = [words && `for “${words}”`, place].filter(Boolean).join(', ');
  return (
    <EmptyState
      title={`No decodings found ${query}.`}
      actions={
        <>
          <ButtonLink variant="primary" to="/decodings">
            Show all decodings
          </ButtonLink>
          {words && <Button popoverTarget="-search">Search the whole site</Button>}
          {words && <ButtonLink to={`/chatbot?q=${encodeURIComponent(words)}`}>Ask the guide about it</ButtonLink>}
        </>
      }
    >
      The search looks into titles and excerpts.
    </EmptyState>
  );
}
