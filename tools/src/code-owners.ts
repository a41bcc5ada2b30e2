import path from 'node:path';
import { readSectionManifest } from '@roe/shared/kit/section-manifest';
import { folderOf, root, sectionIds } from './workspace.ts';

/** Where GitHub looks for who is asked about a change. */
export const codeOwnersFile = path.join(root, '.github/CODEOWNERS');

/** Each section's folder with the `owners` of its section.json. A folder without owners is everybody's. */
export const codeOwnersText = (): string =>
  [
    '# Written by npm run schema from the owners in each section.json.',
    ...sectionIds().map((id) => [`/mfe-${id}/`, ...readSectionManifest(folderOf(id)).owners].join(' ')),
    '',
  ].join('\n');
