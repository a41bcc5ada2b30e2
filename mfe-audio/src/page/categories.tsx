import { ChipLink, ChipRow } from '@roe/shared/ui/chip';
import type { Track } from '../track.ts';

/** How a category stands in the address. */
export const keyOf = (category: string): string => category.toLowerCase();

/** All categories, with how many tracks there are in each. */
export function Categories({ tracks, chosen }: { tracks: Track[]; chosen: string }) {
  const categories = [...new Set(tracks.map(({ category }) => category))];
  return (
    <div data-needs-script="">
      <ChipRow label="Categories">
        <ChipLink to="/audio" isCurrent={chosen === ''} count={tracks.length}>
          All
        </ChipLink>
        {categories.map((category) => (
          <ChipLink
            key={category}
            to={`/audio?category=${keyOf(category)}`}
            isCurrent={chosen === keyOf(category)}
            count={tracks.filter((track) => track.category === category).length}
          >
            {category}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
