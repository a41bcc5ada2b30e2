import path from 'node:path';
import { sectionFactsSchema } from '@roe/shared/contract/schema';
import { toJsonSchema } from '@valibot/to-json-schema';
import { root } from './workspace.ts';

/** Where editors find what `section.json` may say: its `$schema` names this file. */
export const sectionSchemaFile = path.join(root, 'shared/section.schema.json');

/** The schema of `section.json` as JSON Schema. */
export const sectionSchemaText = (): string => `${JSON.stringify(toJsonSchema(sectionFactsSchema), null, 2)}\n`;
