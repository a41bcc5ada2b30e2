import { announce } from '@roe/shared/frame';
import {
  favouriteToggled,
  readingListRemoved,
  readingStateChosen,
  type SavedItem,
  useSaved,
} from '@roe/shared/state/saved';
import { Button } from '@roe/shared/ui/button';
import { Icon } from '@roe/shared/ui/icon';
import { ReadingChoice } from '@roe/shared/ui/reading-choice';
import styles from './keep-text.module.css';

/** Keeps a text on this device: among the favourites, and on the reading list. Without script there is none of it. */
export function KeepText({ item }: { item: SavedItem }) {
  const isFavourite = useSaved(({ items }) => items.some(({ url }) => url === item.url));
  const onList = useSaved(({ readingList }) => readingList.find(({ url }) => url === item.url));
  const state = onList && (onList.state ?? 'want');
  return (
    <div className={styles['keep']} data-needs-script="">
      <ReadingChoice
        title={item.title}
        state={state}
        onChosen={(chosen) => {
          if (chosen !== state) return readingStateChosen(item, chosen);
          readingListRemoved(item.url);
          announce(`“${item.title}” is off your reading list.`);
        }}
      />
      <Button
        variant="plain"
        size="small"
        data-early="favourite"
        isPressed={isFavourite}
        onClick={() => favouriteToggled(item)}
      >
        <Icon className={styles['heart']}>
          <path d="M8 13.500 2.800 8.200a3.100 3.100 0 0 1 4.400-4.400l.8.8.8-.8a3.100 3.100 0 0 1 4.400 4.400z" />
        </Icon>
        Favorite
      </Button>
    </div>
  );
}
