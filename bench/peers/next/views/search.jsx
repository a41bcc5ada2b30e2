'use client';

import { useRef, useState } from 'react';
import { Icon } from './icon.jsx';
import { Link } from './link.jsx';

export function Search() {
  const dialog = useRef(null);
  const [pages, setPages] = useState([]);
  const [word, setWord] = useState('');
  async function open() {
    dialog.current.showModal();
    if (pages.length === 0) setPages(await (await fetch('/search.json')).json());
  }
  const hits = pages.filter(({ title }) => word && title.toLowerCase().includes(word.toLowerCase())).slice(0, 12);
  return (
    <>
      <button type="button" aria-label="Search" onClick={open}>
        <Icon name="search" />
      </button>
      <dialog ref={dialog} className="search" aria-label="Search">
        <form method="dialog">
          <input
            type="search"
            aria-label="Search"
            placeholder="Search decodings, topics, or wisdom..."
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
          <button type="submit">Close</button>
        </form>
        <ul>
          {hits.map(({ href, title }) => (
            <li key={href}>
              <Link href={href} onClick={() => dialog.current.close()}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
