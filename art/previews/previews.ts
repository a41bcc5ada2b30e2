import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@roe/tools/workspace';
import { fitting, jpeg } from '../encode.ts';
import { writeFile } from '../media.ts';
import { readTable, writeTable } from '../table.ts';
import { type Card, cards } from './cards.ts';
import { lettering } from './lettering.ts';
import { lettersOf, preview } from './preview.ts';

const LIMIT = 90_000;
const QUALITIES = [82, 78, 74, 70, 66, 62, 58];

const cardsFile = path.join(import.meta.dirname, 'previews.json');

/** The cards whose pictures have been made, by the path of the picture. */
export const madeCards = (): Record<string, Card> => readTable(cardsFile);

/** Paths of the previews that do not show what their text says now, or are missing. */
export function stalePreviews(): string[] {
  const made = madeCards();
  return Object.entries(cards())
    .filter(([file, card]) => JSON.stringify(made[file]) !== JSON.stringify(card) || !existsSync(path.join(root, file)))
    .map(([file]) => file);
}

/**
 * Makes the link previews that are stale and removes those whose text is gone.
 * @param slugs names of the pictures, such as "seer-awakens" or "home", made whether stale or not; none are all stale
 * ones
 * @throws where there is no such preview, or where no quality fits the budget
 */
export async function publishPreviews(slugs: readonly string[], isAll = false): Promise<void> {
  const cardByFile = cards();
  const files = Object.keys(cardByFile);
  const named = slugs.map((slug) => {
    const file = files.find((candidate) => path.basename(candidate, '.jpg') === slug);
    if (file) return file;
    throw new Error(
      `Expected one of ${files.map((known) => path.basename(known, '.jpg')).join(', ')}; received "${slug}".`,
    );
  });
  for (const file of Object.keys(madeCards())) if (!cardByFile[file]) forget(file);
  const letters = Object.values(cardByFile).map(lettersOf).join('');
  const letterings = { display: await lettering('display', letters), sans: await lettering('sans', letters) };
  for (const file of isAll ? files : slugs.length > 0 ? named : stalePreviews()) {
    const card = cardByFile[file] as Card;
    const picture = await preview(card, letterings);
    const { bytes, quality } = await fitting((q) => jpeg(picture, picture.width, q), QUALITIES, LIMIT);
    writeFile(path.join(root, file), bytes);
    writeTable(cardsFile, { ...madeCards(), [file]: card });
    console.log(`${file}  ${bytes.length} bytes, quality ${quality}`);
  }
}

function forget(file: string): void {
  rmSync(path.join(root, file), { force: true });
  const { [file]: _, ...rest } = madeCards();
  writeTable(cardsFile, rest);
}
