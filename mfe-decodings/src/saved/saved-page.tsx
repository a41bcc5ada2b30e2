import { useKinds, usePageData } from '@roe/shared/frame';
import {
  favouriteRemoved,
  progressRemoved,
  readingListRemoved,
  type SavedItem,
  savedForgotten,
  savedRestored,
  useSaved,
} from '@roe/shared/state/saved';
import { Button } from '@roe/shared/ui/button';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { Message } from '@roe/shared/ui/message';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Skeleton } from '@roe/shared/ui/skeleton';
import { Toast } from '@roe/shared/ui/toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SavedData } from './saved.ts';
import { SavedList, type SavedRow } from './saved-list.tsx';
import styles from './saved-page.module.css';
import { SavedTransfer } from './saved-transfer.tsx';

export function SavedPage() {
  const { titles } = usePageData<SavedData>();
  const kinds = useKinds();
  const fallback = Object.keys(kinds).length > 0 ? 'Page' : undefined;
  const saved = useSaved();
  const isRestored = useIsRestored();
  const [undo, setUndo] = useState<{ text: string; before: typeof saved } | null>(null);
  const onToastEnded = useCallback(() => setUndo(null), []);
  const { items, readingList, progress } = saved;
  const history = Object.entries(progress).reverse();
  const isEmpty = items.length + readingList.length + history.length === 0;
  const content = useRef<HTMLDivElement>(null);

  // With the last row its button and its list are gone: who works by key goes on with what stands there instead.
  useEffect(() => {
    if (isEmpty && undo && document.activeElement === document.body) content.current?.querySelector('a')?.focus();
  }, [isEmpty, undo]);

  /** Changes what is saved, and offers the way back. */
  function change(text: string, make: () => void) {
    setUndo({ text, before: saved });
    make();
  }

  const rowsOf = (list: SavedItem[], remove: (url: string) => void): SavedRow[] =>
    list.map(({ url, title, type }) => ({
      url,
      title,
      kind: ownValue(kinds, type)?.singular ?? fallback,
      onRemoved: () => change(`“${title}” was removed.`, () => remove(url)),
    }));

  const readRows: SavedRow[] = history.map(([url, made]) => {
    const title = ownValue(titles, url) ?? titleFrom(url);
    return {
      url,
      title,
      progress: made,
      onRemoved: () => change(`“${title}” was removed.`, () => progressRemoved(url)),
    };
  });

  return (
    <div className={styles['page']}>
      <PageHeader lead="Your favourites, your reading list and how far you have read. There is no account: all of it is kept on this device, and nothing of it leaves it unless you export it." />
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
            ‘Favorite’ and ‘Read later’ on a text, or ‘Add to Favorites’ on a series, keep it here. What you have begun
            to read appears by itself.
          </EmptyState>
        ) : (
          <>
            <SavedList title="Favourites" rows={rowsOf(items, favouriteRemoved)} empty="No favourites yet." />
            <SavedList
              title="To read later"
              rows={rowsOf(readingList, readingListRemoved)}
              empty="Nothing on the list."
            />
            <SavedList title="Reading history" rows={readRows} empty="Nothing was begun on this device." />
          </>
        )}
        {isRestored && (
          <>
            <SavedTransfer saved={saved} isEmpty={isEmpty} onImported={change} />
            {!isEmpty && (
              <section className={styles['part']} aria-labelledby="-delete">
                <h2 id="-delete">Delete</h2>
                <p>Takes favourites, reading list and reading history off this device.</p>
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
      {undo && (
        <Toast
          key={undo.text}
          text={undo.text}
          onEnded={onToastEnded}
          action={
            <Button
              variant="plain"
              size="small"
              onClick={() => {
                savedRestored(undo.before);
                setUndo(null);
              }}
            >
              Undo
            </Button>
          }
        />
      )}
    </div>
  );
}

/** What stands in a record under a key that comes from the device: "__proto__" and "constructor" are in every object. */
const ownValue = <Value,>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The shell reads the device after the first render. */
function useIsRestored(): boolean {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => setIsRestored(true), []);
  return isRestored;
}

/** "/decodings/seer-awakens" → "seer awakens" */
const titleFrom = (url: string): string => (url.split('/').at(-1) ?? url).replaceAll('-', ' ');
