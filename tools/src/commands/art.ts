import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { render } from '../../art/core/render.ts';
import { png } from '../../art/encode.ts';
import { scenePixelsFile, writePixels } from '../../art/pixels.ts';
import { publish } from '../../art/publish.ts';
import { scenes } from '../../art/scenes.ts';
import { sizeAt, type Work } from '../../art/work.ts';
import { command } from '../command.ts';
import { root } from '../workspace.ts';

const drafts = path.join(root, '.art');
const coversFile = path.join(root, 'tools/art/covers/covers.ts');
const covers: readonly Work[] = existsSync(coversFile) ? (await import(coversFile)).covers : [];
const works = [...scenes, ...covers];

/**
 * `npm run art -- bindu` renders a picture and publishes it; `npm run art -- bindu 960` only shows it, in `.art/`.
 * `--all` publishes every picture, `--pixels` rewrites the table of fingerprints.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, pixels: { type: 'boolean' } },
  });
  const [id, width] = positionals;
  if (values.pixels) await writePixels(scenePixelsFile, scenes);
  else if (values.all) for (const work of works) await publishWork(work);
  else if (width) await preview(workNamed(id), Number(width));
  else await publishWork(workNamed(id));
});

function workNamed(id: string | undefined): Work {
  const found = works.find((work) => work.id === id);
  if (found) return found;
  throw new Error(`Expected one of ${works.map((work) => work.id).join(', ')}; received "${id ?? ''}".`);
}

async function publishWork(work: Work): Promise<void> {
  const start = performance.now();
  const master = await render(work.recipe, work.master);
  console.log(`${work.id}  ${seconds(start)}`);
  for (const line of await publish(work, master)) console.log(`  ${line}`);
}

async function preview(work: Work, width: number): Promise<void> {
  const start = performance.now();
  const picture = await render(work.recipe, sizeAt(work, width));
  const file = path.join(drafts, `${work.id}-${width}.png`);
  mkdirSync(drafts, { recursive: true });
  writeFileSync(file, await png(picture));
  console.log(`${path.relative(root, file)}  ${seconds(start)}`);
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
