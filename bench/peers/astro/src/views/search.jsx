import { Icon } from './icon.jsx';

export const Search = () => (
  <site-search>
    <button type="button" aria-label="Search">
      <Icon name="search" />
    </button>
    <dialog className="search" aria-label="Search">
      <form method="dialog">
        <input type="search" aria-label="Search" placeholder="Search decodings, topics, or wisdom..." />
        <button type="submit">Close</button>
      </form>
      <ul />
    </dialog>
  </site-search>
);
