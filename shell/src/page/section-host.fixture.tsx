import { Link } from 'react-router-dom';
import { vi } from 'vitest';

/** Where the data of /decodings/om is asked for. */
export const OM = '/sections/decodings/data/c0de000001/decodings/om.json';

/** What stands beside a page: links to all others, and to an address that is none. */
export const links = (
  <nav>
    <Link to="/decodings">to decodings</Link>
    <Link to="/decodings/om">to om</Link>
    <Link to="/audio">to audio</Link>
    <Link to="/nowhere">to nowhere</Link>
  </nav>
);

export function Broken(): never {
  throw new Error('no such verse');
}

export const spyOnReload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => {});

export const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
