import path from 'node:path';
import type { Content } from '@roe/shared/kit/content';
import { command } from '../command.ts';
import { tableOf } from '../texts/table.ts';
import { folderOf, sectionIds } from '../workspace.ts';

/** `npm run texts`: what can be counted of the texts, level by level. */
await command(async () => {
  const pages = await Promise.all(
    sectionIds().map(async (id) => {
      const { content }: { content: Content } = await import(path.join(folderOf(id), 'pages/content.ts'));
      return content();
    }),
  );
  console.log(tableOf(pages.flat()));
});
