import { readFileSync, writeFileSync } from 'node:fs';
import { expect, open, test, title } from './journey.ts';
import { ship, source } from './site.ts';

const section = `import type { Section } from '@roe/shared/contract';
import { soundEnded, trackRequested } from '@roe/shared/state/sound';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AudioPage } from './page/audio-page.tsx';

function Player() {
  const [count, setCount] = useState(0);
  if (count === 2) throw new Error('no decoder');
  return (
    <section aria-label="Player">
      <button type="button" onClick={() => setCount(count + 1)}>{\`Played \${count}\`}</button>
      <Link to="/glossary">To the glossary</Link>
    </section>
  );
}

const Ask = () => <button type="button" onClick={() => { soundEnded('track'); trackRequested('om'); }}>Play</button>;

export default { routes: [{ path: '/audio', element: <><AudioPage /><Ask /></> }], dock: Player } satisfies Section;
`;

test.use({ expected: /no decoder|Error/ });

test('a dock comes when sound is asked for, plays on in another section, and fails without its page', async ({
  page,
  ownSite,
}) => {
  const code = 'mfe-audio/src/section.tsx';
  const manifest = 'mfe-audio/section.json';
  const before = [code, manifest].map((file) => [file, readFileSync(source(file), 'utf8')] as const);
  writeFileSync(source(code), section);
  writeFileSync(source(manifest), JSON.stringify({ ...JSON.parse(before[1]?.[1] ?? ''), dock: true }));
  try {
    await ship(ownSite.store, 'audio');
  } finally {
    for (const [file, text] of before) writeFileSync(source(file), text);
  }
  await open(page, `${ownSite.url}/audio`);
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await player.getByRole('button', { name: 'Played 0' }).click();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await player.getByRole('link').click();
  await expect(title(page)).toHaveText('Sacred 108 Glossary');
  await player.getByRole('button', { name: 'Played 1' }).click();
  await expect(page.getByText('Sound could not be started')).toBeVisible();
  await expect(title(page)).toHaveText('Sacred 108 Glossary');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(player.getByRole('button', { name: 'Played 0' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
