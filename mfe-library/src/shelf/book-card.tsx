import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { OutsideLink } from './outside-link.tsx';
import type { ListedBook } from './shelf.ts';
import { ShelfCard } from './shelf-card.tsx';

/** A book on the shelf: the card opens the book elsewhere, and leads to what is said of it here. */
export function BookCard({ book }: { book: ListedBook }) {
  const { slug, title, year, tags, link } = book;
  return (
    <ShelfCard text={book} title={<OutsideLink {...link}>{title}</OutsideLink>} details={[year, ...tags].join(' · ')}>
      <ArrowLink to={`/library/${slug}`}>
        About this book<VisuallyHidden> “{title}”</VisuallyHidden>
      </ArrowLink>
    </ShelfCard>
  );
}
