import { LevelBadge } from '@roe/shared/ui/level-badge';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import type { Story } from './home.ts';

/** For whom a text is, with the way through others of its level, and how long it takes. */
export function StoryFoot({ level, way, minutes }: Pick<Story, 'level' | 'way' | 'minutes'>) {
  return (
    <>
      <Link to={way}>
        <LevelBadge level={level} />
        <VisuallyHidden> level: a way through such texts</VisuallyHidden>
      </Link>
      <span>{minutes} min read</span>
    </>
  );
}
