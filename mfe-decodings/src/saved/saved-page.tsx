import { useKinds, usePageData } from '@roe/shared/frame';
import { savedForgotten, useSaved } from '@roe/shared/state/saved';
import { Button } from '@roe/shared/ui/button';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { Message } from '@roe/shared/ui/message';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Skeleton } from '@roe/shared/ui/skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SavedData } from './saved.ts';
import { SavedList } from './saved-list.tsx';
import styles from './saved-page.module.css';
import { savedRows } from './saved-rows.ts';
import { SavedTransfer } from './saved-transfer.tsx';
import { type Change, UndoToast } from './undo-toast.tsx';

export function SavedPage() {
  const { titles } = usePageData<SavedData>();
  const kinds = useKinds();
  const saved = useSaved();
  const isRestored = useIsRestored();
  const [last, setLast] = useState<Change | null>(null);
  const onUndoEnded = useCallback(() => setLast(null), []);
  const { favourites, readingList, history } = savedRows(saved, { titles, kinds, change });
  const isEmpty = favourites.length + readingList.length + history.length === 0;
  const content = useRef<HTMLDivElement>(null);

  // With the last row its button and its list are gone: who works by key goes on with what stands there instead.
  useEffect(() => {
    if (isEmpty && last && document.activeElement === document.body) content.current?.querySelector('a')?.focus();
  }, [isEmpty, last]);

  /** Changes what is saved, and offers the way back. */
  function change(text: string, make: () => void) {
    setLast({ text, before: saved });
    make();
  }

  return (
    <div className={styles['page']}>
      <PageHeader lead="Your favorites, your reading list and how far you have read. There is no account: all of it is kept on this device, and nothing of it leaves it unless you export it." />
      <div className={styles['withoutScript']}>
        <Message title="This page needs JavaScript">
          What is saved is kept by your browser, and only a script can read it there. Everything else on this site can
          be read without one.
        </Message>
      </div>
      <div className={styles['content']} data-needs-script="" ref={content}>
        {!isRestored ? (
          <Skeleton label="Reading what is saved on this device…" />
        ) : isEmpty ? (
          <EmptyState
            title="Nothing is saved on this device yet."
            actions={
              <ButtonLink variant="primary" to="/decodings">
                Find something to read
              </ButtonLink>
            }
          >
            ‘Favorite’ and ‘Read later’ on a text, ‘Add to Favorites’ on a series, or ‘Want to read’ on a book keep it
            here. What you have begun to read appears by itself.
          </EmptyState>
        ) : (
          <>
            <SavedList title="Favorites" rows={favourites} empty="No favorites yet." />
            <SavedList title="Reading list" rows={readingList} empty="Nothing on the list." />
            <SavedList title="Reading history" rows={history} empty="Nothing was begun on this device." />
          </>
        )}
        {isRestored && (
          <>
            <SavedTransfer saved={saved} isEmpty={isEmpty} onImported={change} />
            {!isEmpty && (
              <section className={styles['part']} aria-labelledby="-delete">
                <h2 id="-delete">Delete</h2>
                <p>Takes favorites, reading list and reading history off this device.</p>
                <div>
                  <Button onClick={() => change('Everything was deleted from this device.', savedForgotten)}>
                    Delete everything
                  </Button>
                </div>
              </section>
            )}
          </>
        )}
      </div>
      {last && <UndoToast key={last.text} change={last} onEnded={onUndoEnded} />}
    </div>
  );
}

/** The shell reads the device after the first render. */
function useIsRestored(): boolean {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => setIsRestored(true), []);
  return isRestored;
}
