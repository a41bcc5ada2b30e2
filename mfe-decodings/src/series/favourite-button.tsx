import { announce } from '@roe/shared/frame';
import { favouriteToggled, type SavedItem, useSaved } from '@roe/shared/state/saved';
import { Button } from '@roe/shared/ui/button';
import { Sign } from '../article/sign.tsx';
import styles from './favourite-button.module.css';

/** Keeps a page among the favourites of this device, or takes it away again. Without script it is not shown. */
export function FavouriteButton({ item }: { item: SavedItem }) {
  const isKept = useSaved(({ items }) => items.some(({ url }) => url === item.url));

  function onClicked() {
    favouriteToggled(item);
    announce(isKept ? `“${item.title}” is no favorite any more.` : `“${item.title}” is among your favorites.`);
  }

  return (
    <span className={styles['favourite']} data-kept={isKept || undefined} data-needs-script="">
      <Button onClick={onClicked} data-early="favourite">
        <Sign of="favourite" />
        {isKept ? 'Remove from Favorites' : 'Add to Favorites'}
      </Button>
    </span>
  );
}
