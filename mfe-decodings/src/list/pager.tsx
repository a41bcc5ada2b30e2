import { ArrowLink } from '@roe/shared/ui/arrow-link';
import styles from './pager.module.css';

/** Address of a page of the list, from 1. */
const pageAddress = (page: number): string => (page === 1 ? '/decodings' : `/decodings/page/${page}`);

/** The way to the list's pages before and after this one. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  return (
    <nav className={styles['pager']} aria-label="Pages of the list">
      {page > 1 && (
        <ArrowLink to={pageAddress(page - 1)} rel="prev" direction="back">
          Newer decodings
        </ArrowLink>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <ArrowLink to={pageAddress(page + 1)} rel="next">
          Earlier decodings
        </ArrowLink>
      )}
    </nav>
  );
}
