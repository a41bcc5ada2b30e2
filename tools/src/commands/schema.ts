import { writeFileSync } from 'node:fs';
import { codeOwnersFile, codeOwnersText } from '../code-owners.ts';
import { command } from '../command.ts';
import { schemaFiles } from '../schema-files.ts';

/** `npm run schema`: writes the JSON Schemas of section.json and site.json, and CODEOWNERS from what the sections say. */
await command(async () => {
  for (const [file, text] of Object.entries(schemaFiles())) writeFileSync(file, text);
  writeFileSync(codeOwnersFile, codeOwnersText());
});
