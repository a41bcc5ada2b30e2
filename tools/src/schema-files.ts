import path from 'node:path';
import { sectionManifestSchema, siteFileSchema } from '@roe/shared/contract/schema';
import { toJsonSchema } from '@valibot/to-json-schema';
import { root } from './workspace.ts';

const textOf = (schema: Parameters<typeof toJsonSchema>[0]): string =>
  `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`;

/** What editors read of `section.json` and `site.json`, whose `$schema` names these files: file → JSON Schema. */
export const schemaFiles = (): Record<string, string> => ({
  [path.join(root, 'shared/section.schema.json')]: textOf(sectionManifestSchema),
  [path.join(root, 'shared/site.schema.json')]: textOf(siteFileSchema),
});
