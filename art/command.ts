import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@roe/tools/command';
import { root } from '@roe/tools/workspace';
import { render } from './core/render.ts';
import type { Picture } from './core/scene.ts';
import { covers, publishCovers } from './covers/covers.ts';
import { writeCoverPixels } from './covers/pixels.ts';
import { png } from './encode.ts';
import { writeFile } from './media.ts';
import { scenePixelsFile, writePixels } from './pixels.ts';
import { publishPreviews } from './previews/previews.ts';
import { publish } from './publish.ts';
import { publishMark } from './publish-mark.ts';
import { scenes } from './scenes.ts';
import { contactSheet } from './sheet.ts';
import { sizeAt, type Work } from './work.ts';

const drafts = path.join(root, '.art');
const works = [...scenes, ...covers];

/**
 * `npm run art -- bindu 960` shows a picture 960 pixels wide in `.art/`; `npm run art -- bindu` renders it in full and publishes it.
 * `covers`, `previews` and `mark` stand for all covers, all link previews, and favicon with icons; covers and previews whose recipe
 * is unchanged stay. `--all` renders everything. `--sheet` shows all pictures side by side in `.art/`; `--pixels` rewrites the tables
 * of fingerprints that the tests hold the recipes against.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, sheet: { type: 'boolean' }, pixels: { type: 'boolean' } },
  });
  const [id, ...more] = positionals;
  const [width] = more;
  if (values.pixels) {
    await writePixels(scenePixelsFile, scenes);
    await writeCoverPixels();
  } else if (values.sheet) {
    writeDraft('sheet', await contactSheet(works));
  } else if (values.all) {
    for (const work of scenes) await publishScene(work);
    await publishCovers([], true);
    await publishPreviews([], true);
    say(await publishMark());
  } else if (id === 'mark') say(await publishMark());
  else if (id === 'covers') await publishCovers(more, false);
  else if (id === 'previews') await publishPreviews(more);
  else if (width) await preview(workNamed(id), Number(width));
  else if (scenes.includes(workNamed(id))) await publishScene(workNamed(id));
  else await publishCovers([workNamed(id).id], false);
});

function workNamed(id: string | undefined): Work {
  const work = works.find((work) => work.id === id);
  if (work) return work;
  throw new Error(
    `Expected covers, previews, mark or one of ${works.map((work) => work.id).join(', ')}; received "${id ?? ''}".`,
  );
}

async function publishScene(work: Work): Promise<void> {
  const master = await timed(work, work.master.width);
  say(await publish(work, master));
}

async function preview(work: Work, width: number): Promise<void> {
  if (!Number.isInteger(width) || width < 16)
    throw new Error(`Width of the preview: expected a whole number of pixels from 16, received "${width}"`);
  writeDraft(`${work.id}-${width}`, await png(await timed(work, width)));
}

async function timed(work: Work, width: number): Promise<Picture> {
  const start = performance.now();
  const picture = await render(work.recipe, sizeAt(work, width));
  console.log(`${work.id}  ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return picture;
}

function writeDraft(name: string, bytes: Buffer): void {
  writeFile(path.join(drafts, `${name}.png`), bytes);
  say([`.art/${name}.png`]);
}

function say(lines: readonly string[]): void {
  for (const line of lines) console.log(`  ${line}`);
}
