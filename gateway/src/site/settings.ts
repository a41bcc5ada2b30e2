import { originSchema, publicKey } from '@roe/shared/contract/schema';
import * as v from 'valibot';

export const siteSettings = {
  /** Folder of the release store. */
  SITE_DIR: v.optional(v.string(), '.site'),
  /** Origin that visitors see: canonical links and link previews carry it. */
  SITE_URL: v.optional(originSchema),
  /** Public keys, one of which must have signed what goes live; otherwise those that the revision before named. */
  SITE_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((keys) => keys.split(',')),
      v.array(publicKey),
    ),
  ),
};
