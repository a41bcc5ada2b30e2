import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJsonAt } from '@roe/shared/contract/parse';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('a text'));

/** `content/software.json`: packages of other people that run in browsers or on the server. `npm run notices` writes it. */
const softwareSchema = v.pipe(
  v.array(v.strictObject({ name: text, version: text, /** SPDX identifier. */ licence: text })),
  v.minLength(1, 'at least one package'),
);

/** The end of /licences, in Markdown: whose software the site stands on. */
export function softwareSection(): string {
  const software = parseJsonAt(
    softwareSchema,
    readFileSync(path.resolve(import.meta.dirname, '../content/software.json'), 'utf8'),
    'mfe-story/content/software.json',
  );
  return `
## Software

These packages of other people run in your browser or on our server. Who wrote them, and the full texts of their licences, stand in [third-party-notices.txt](/third-party-notices.txt).

| Package | Version | Licence |
| --- | --- | --- |
${software.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`;
}
