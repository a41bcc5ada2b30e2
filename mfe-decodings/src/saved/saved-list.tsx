import type { Progress, ReadingState } from '@roe/shared/state/saved';
import { Button } from '@roe/shared/ui/button';
import { ProgressLine } from '@roe/shared/ui/progress-line';
import { ReadingChoice } from '@roe/shared/ui/reading-choice';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './saved-page.module.css';

export interface SavedRow {
  url: string;
  title: string;
  /** What kind of page it is, where it is known. */
  kind?: string | undefined;
  /** How far it was read. */
  progress?: Progress;
  /** How far its reader says to be with it. */
  reading?: { state: ReadingState; onChosen: (state: ReadingState) => void };
  onRemoved: () => void;
}

/** Pages that a visitor has kept, each with a way to it and a way to be rid of it. */
export function SavedList({ title, rows, empty }: { title: string; rows: SavedRow[]; empty: string }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  /** Moves the focus first: with its row, a button that has it would drop it. */
  function remove(place: number, { onRemoved }: SavedRow) {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[place + 1] ?? buttons[place - 1] ?? heading.current)?.focus();
    onRemoved();
  }

  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title} <span className={styles['count']}>{rows.length}</span>
      </h2>
      {rows.length === 0 && <p>{empty}</p>}
      <ul className={styles['rows']} ref={list}>
        {rows.map((row, place) => {
          const { url, title, kind, progress, reading } = row;
          return (
            <li key={url}>
              <div className={styles['row']}>
                <Link to={url}>{title}</Link>
                {kind && <span className={styles['kind']}>{kind}</span>}
                {progress && (
                  <>
                    <ProgressLine value={progress.part} />
                    <span className={styles['kind']}>
                      {progress.isRead ? 'Read' : `${Math.round(progress.part * 100)} % read`}
                    </span>
                  </>
                )}
                {reading && <ReadingChoice title={title} {...reading} />}
              </div>
              <Button variant="plain" size="small" onClick={() => remove(place, row)}>
                Remove<VisuallyHidden> “{title}”</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
