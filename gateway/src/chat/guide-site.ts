import type { LiveSite } from '../site/live-site.ts';

/** What the guide reads of the site. */
export type GuideSite = Pick<LiveSite, 'registry' | 'documents' | 'read' | 'sectionWith' | 'privateFile'>;

/** The site as it is now; undefined while nothing is shipped. */
export type FollowGuideSite = () => GuideSite | undefined | Promise<GuideSite | undefined>;
