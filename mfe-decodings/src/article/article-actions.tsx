import { favouriteToggled, readingListToggled, type SavedItem, useSaved } from '@roe/shared/state/saved';
import { Button } from '@roe/shared/ui/button';
import type { RefObject } from 'react';
import styles from './article-actions.module.css';
import { ListenButton } from './listen-button.tsx';
import { ShareButton } from './share-button.tsx';
import { Sign } from './sign.tsx';

interface Props {
  item: SavedItem;
  /** What is sent along when the page is shared. */
  shared: string;
  text: RefObject<HTMLElement | null>;
  audioUrl?: string | null;
}

const plain = { variant: 'plain', size: 'small' } as const;

/** What can be done with a text. Without script there is none of it. */
export function ArticleActions({ item, shared, text, audioUrl = null }: Props) {
  const isFavourite = useSaved(({ items }) => items.some(({ url }) => url === item.url));
  const isForLater = useSaved(({ readingList }) => readingList.some(({ url }) => url === item.url));
  return (
    <fieldset className={styles['actions']} data-needs-script="">
      <legend>This text</legend>
      <ShareButton title={item.title} text={shared} url={item.url} />
      <Button {...plain} data-early="favourite" isPressed={isFavourite} onClick={() => favouriteToggled(item)}>
        <Sign of="favourite" />
        Favorite
      </Button>
      <Button {...plain} data-early="later" isPressed={isForLater} onClick={() => readingListToggled(item)}>
        <Sign of="later" />
        Read later
      </Button>
      <ListenButton text={text} audioUrl={audioUrl} />
      <Button {...plain} popoverTarget="-reading-settings">
        <Sign of="text" />
        Text settings
      </Button>
      <Button {...plain} onClick={() => print()}>
        <Sign of="print" />
        Print
      </Button>
    </fieldset>
  );
}
