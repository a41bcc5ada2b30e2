import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { about } from '../about.ts';
import headerStyles from '../frame/header.module.css';
import { icons } from '../frame/icons.tsx';
import styles from './search.module.css';
import type { SearchResults } from './search-results.tsx';

const ID = '-search';
/** There, as a rule, when somebody has typed: what is searched for is kept before the page is left. */
const results = () => import('./search-results.tsx');
const { action, parameter, placeholder, lists } = about.search;

/** Opens the search; the next key that is pressed is typed into its box. */
export function openSearch(): void {
  const popover = document.getElementById(ID);
  popover?.showPopover();
  popover?.querySelector('input')?.focus();
}

/**
 * The site's search: a plain form, so that it works without script. Only text that is more than spaces is sent. What is found
 * while somebody types comes from code of its own, loaded when the search is opened.
 */
export function Search() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [Results, setResults] = useState<typeof SearchResults>();
  const [hasFailed, setHasFailed] = useState(false);
  const [words, setWords] = useState('');
  const popover = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  /** What the page itself is searched for stands in the box, unless something else does. */
  function onOpened() {
    const box = input.current;
    if (!box) return;
    if (box.value === '') box.value = new URLSearchParams(search).get(parameter) ?? '';
    box.focus();
    setWords(box.value);
    results().then(
      ({ SearchResults }) => setResults(() => SearchResults),
      () => setHasFailed(true),
    );
  }

  // It may have been opened, and typed into, before this code was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) onOpened();
  }, []);

  function searchFor(words: string) {
    if (!input.current) return;
    input.current.value = words;
    input.current.focus();
    setWords(words);
  }

  function close() {
    popover.current?.hidePopover();
    if (input.current) input.current.value = '';
  }

  function onSubmitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get(parameter)).trim();
    if (text === '') return;
    results()
      .then(({ searchKept }) => searchKept(text))
      .catch(() => {}); // then it is not kept
    navigate(`${action}?${parameter}=${encodeURIComponent(text)}`);
    close();
  }

  return (
    <>
      <button
        className={headerStyles['tool']}
        type="button"
        popoverTarget={ID}
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        title="Search"
      >
        {icons.search}
      </button>
      <div
        className={styles['search']}
        id={ID}
        popover="auto"
        ref={popover}
        onToggle={({ newState }) => newState === 'open' && onOpened()}
      >
        <search>
          <form action={action} onSubmit={onSubmitted}>
            <input
              ref={input}
              type="search"
              name={parameter}
              aria-label="Search"
              placeholder={placeholder}
              pattern=".*\S.*"
              title="Type at least one character"
              required
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
            <button className={styles['submit']} type="submit">
              Search
            </button>
          </form>
        </search>
        {Results && <Results words={words} input={input} onWords={searchFor} onChosen={close} />}
        {hasFailed && !Results && (
          <p className={styles['failure']} role="status">
            Nothing can be found while you type, because a part of this page could not be loaded. Enter searches the{' '}
            {lists}.
          </p>
        )}
      </div>
    </>
  );
}
