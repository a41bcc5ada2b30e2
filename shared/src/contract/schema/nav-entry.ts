import * as v from 'valibot';
import { label, path } from './values.ts';

/** Where the shell shows a section's link: in the menu and the footer, in the footer alone, or in the header beside the menu. */
export const placements = ['menu', 'footer', 'action'] as const;

export const navEntrySchema = v.strictObject({
  label,
  href: path,
  /** Position among those of its placement, over all sections; the smallest stands first. */
  order: v.pipe(v.number(), v.minValue(0, 'at least 0')),
  placement: v.pipe(
    v.optional(v.picklist(placements)),
    v.description(
      '"menu" when left out: menu and footer. "footer": the footer alone. "action": the button of the header.',
    ),
  ),
  pages: v.pipe(
    v.optional(v.array(path)),
    v.description(
      'Further pages that the menu marks it on, each with those below it, such as ["/riddle"]: it does so on its own and those below.',
    ),
  ),
  column: v.pipe(
    v.optional(label),
    v.description('Heading below which it stands in the footer, such as "Read". Left out, the shell has one.'),
  ),
});
