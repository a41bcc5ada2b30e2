import { writeFileSync } from 'node:fs';
import { codeOwnersFile, codeOwnersText } from '../code-owners.ts';
import { command } from '../command.ts';
import { sectionSchemaFile, sectionSchemaText } from '../section-schema.ts';

/** `npm run schema`: writes the JSON Schema of section.json, and CODEOWNERS from what each of them says. */
await command(async () => {
  writeFileSync(sectionSchemaFile, sectionSchemaText());
  writeFileSync(codeOwnersFile, codeOwnersText());
});
