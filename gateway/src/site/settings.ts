import { originSchema } from '@roe/shared/contract/schema';
import * as v from 'valibot';

export const siteSettings = {
  /** Folder of the release store. */
  SITE_DIR: v.optional(v.string(), '.site'),
  /** Origin that visitors see: canonical links and link previews carry it. */
  SITE_URL: v.optional(originSchema),
};
