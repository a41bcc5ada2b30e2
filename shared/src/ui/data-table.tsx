import { type ReactNode, useId } from 'react';
import styles from './data-table.module.css';

interface Props {
  caption: string;
  /** Name of each column. */
  headers: string[];
  /** Cells by column; the first names its row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table with headers; on narrow screens it is moved inside its own frame, by hand or with the arrow keys. */
export function DataTable({ caption, headers, rows }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise no key could reach what is cut off
    <section className={styles['frame']} aria-labelledby={id} tabIndex={0}>
      <table className={styles['table']}>
        <caption className={styles['caption']} id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table's rows keep their places
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table's cells keep their places
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
