import { announce } from '@roe/shared/frame';
import { favouriteToggled, type SavedItem, useSaved } from '@roe/shared/state/saved';
import { Button } from '@roe/shared/ui/button';
import styles from './favourite-button.module.css';

/** Keeps a page among the favourites of this device, or takes it away again. Without script it is not shown. */
export function FavouriteButton({ item }: { item: SavedItem }) {
  const isKept = useSaved(({ items }) => items.some(({ url }) => url === item.url));

  function onClicked() {
    favouriteToggled(item);
    announce(isKept ? `“${item.title}” is no favourite any more.` : `“${item.title}” is among your favourites.`);
  }

  return (
    <span className={styles['favourite']} data-kept={isKept || undefined} data-needs-script="">
      <Button onClick={onClicked} data-early="favourite">
        <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
          <path
            d="M8 13.500 2.800 8.200a3.100 3.100 0 0 1 4.400-4.400l.8.8.8-.8a3.100 3.100 0 0 1 4.400 4.400z"
            strokeLinejoin="round"
          />
        </svg>
        {isKept ? 'Remove from Favorites' : 'Add to Favorites'}
      </Button>
    </span>
  );
}
