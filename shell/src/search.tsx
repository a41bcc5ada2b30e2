import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './header.module.css';
import { icons } from './icons.tsx';

/** The site's search: a plain form, so that it works without script. Only text that is more than spaces is sent. */
export function Search() {
  const navigate = useNavigate();

  function onSubmitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search')).trim();
    if (text === '') return;
    navigate(`/decodings?search=${encodeURIComponent(text)}`);
    document.getElementById('search')?.hidePopover();
  }

  return (
    <>
      <button className={styles['tool']} type="button" popoverTarget="search" aria-label="Search" title="Search">
        {icons.search}
      </button>
      <div className={styles['search']} id="search" popover="auto">
        <search>
          <form action="/decodings" onSubmit={onSubmitted}>
            <input
              type="search"
              name="search"
              aria-label="Search"
              placeholder="Search decodings, topics, or wisdom..."
              pattern=".*\S.*"
              title="Type at least one character"
              required
              autoComplete="off"
            />
            <button type="submit">Search</button>
          </form>
        </search>
      </div>
    </>
  );
}
