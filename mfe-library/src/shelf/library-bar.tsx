import { ChipLink, ChipRow } from '@roe/shared/ui/chip';
import { useFilters } from '@roe/shared/ui/use-filters';
import { type ReactNode, useRef } from 'react';
import { type Filters, layerChoices, libraryAddress, matches } from './filters.ts';
import styles from './library-page.module.css';
import type { Listed } from './shelf.ts';

interface Props {
  /** All that can be narrowed. */
  texts: readonly Listed[];
  filters: Filters;
  /** How much is shown. */
  children: ReactNode;
}

/** Search box and layers. Both stand in the address. Without script everything is shown, so the controls are not. */
export function LibraryBar({ texts, filters, children }: Props) {
  const controls = useRef<HTMLDivElement>(null);
  const onChanged = useFilters(controls, filters);

  return (
    <section className={styles['bar']} aria-label="Find a text">
      <div className={styles['controls']} ref={controls} data-needs-script="">
        <input
          type="search"
          name="q"
          autoComplete="off"
          aria-label="Search by title or author"
          placeholder="Search by title or author..."
          value={filters.q}
          onChange={(event) => onChanged({ q: event.target.value }, true)}
        />
        <ChipRow label="Layers">
          {layerChoices.map(([layer, label]) => (
            <ChipLink
              key={layer}
              to={libraryAddress({ ...filters, layer })}
              isCurrent={filters.layer === layer}
              count={texts.filter((text) => matches(text, { ...filters, layer })).length}
            >
              {label}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <p className={styles['count']} role="status">
        {children}
      </p>
    </section>
  );
}
