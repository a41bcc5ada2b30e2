import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

/** Index of the tab that a key leads to, or undefined for another key (WAI-ARIA, Tabs Pattern). */
function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Several texts in one place, one at a time; all of them stay in the document, and show without script and on paper. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function onKey(event: KeyboardEvent) {
    const index = indexAfter(event.key, selected, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    setSelected(index);
    buttons.current[index]?.focus();
  }

  return (
    <div>
      <div className={styles['list']} role="tablist" aria-label={label} data-needs-script="" onKeyDown={onKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            className={styles['tab']}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-controls={`${id}-${tab.id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          className={styles['panel']}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern lets a panel of text take the focus
          tabIndex={0}
          hidden={index !== selected}
        >
          <p className={styles['name']}>{tab.label}</p>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
