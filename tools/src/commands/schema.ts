import { writeFileSync } from 'node:fs';
import { command } from '../command.ts';
import { sectionSchemaFile, sectionSchemaText } from '../section-schema.ts';

/** `npm run schema`: writes the JSON Schema of section.json. */
await command(async () => writeFileSync(sectionSchemaFile, sectionSchemaText()));
