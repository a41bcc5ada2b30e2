'use client';

import { useEffect, useState } from 'react';
import { Icon } from './icon.jsx';

export function Favourite({ slug }) {
  const [isFavourite, setFavourite] = useState(false);
  useEffect(() => setFavourite(localStorage.getItem(slug) !== null), [slug]);
  function toggle() {
    if (isFavourite) localStorage.removeItem(slug);
    else localStorage.setItem(slug, 'yes');
    setFavourite(!isFavourite);
  }
  return (
    <button type="button" aria-pressed={isFavourite} onClick={toggle}>
      <Icon name="heart" />
      Favorite
    </button>
  );
}
