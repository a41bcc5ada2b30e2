import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { measureFirstLoad, measureSearch, type SearchLoad } from '../federation/load.ts';
import { ownFolder } from '../folder.ts';
import { loadAverage, machine, untilCalm } from '../machine.ts';
import { launchBrowser } from '../serving/browser.ts';
import { type Certificate, makeCertificate } from '../serving/certificate.ts';
import { startNpmServer } from '../serving/npm-server.ts';
import { openSecureFront } from '../serving/secure-front.ts';
import type { FirstLoad } from '../visit/first-load.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { type Scale, scaleTableOf } from './scale-report.ts';
import { slugOf, writeSyntheticDecodings } from './synthetic-corpus.ts';

/** How many decodings there are, the real ones among them. */
const COUNTS = [100, 10_000];
const SECTION = 'mfe-decodings';
const LIST = '/decodings';

/** Measures the list's first load, and shipping, with few decodings and with very many; says the results as Markdown. */
export async function scale(runs: number, say: (line: string) => void): Promise<void> {
  const folder = ownFolder('scale');
  const loadBefore = loadAverage();
  const certificate = makeCertificate(folder);
  const project = copyProject(path.join(folder, 'project'));
  const real = readdirSync(project.at(SECTION, 'content/decodings')).length;
  const browser = await launchBrowser(certificate, say);
  try {
    const scales: Scale[] = [];
    for (const decodings of COUNTS) {
      say(`${decodings} decodings: built and shipped …`);
      writeSyntheticDecodings(project.at(SECTION), decodings - real);
      const store = path.join(folder, `site-${decodings}`);
      const { output, seconds: ship } = await project.ship(store);
      say(output.trim());
      const list = await measureList(browser, store, certificate, runs);
      const { output: outputOfChange, seconds: change } = await shipChange(project, store);
      say(outputOfChange.trim());
      scales.push({
        decodings,
        ...list,
        build: buildSeconds(output),
        ship,
        change,
        rendered: renderedPages(outputOfChange),
      });
    }
    say(`\n${machine()}, Chromium ${browser.version()}, n=${runs};`);
    say(`load average ${loadBefore} before, ${loadAverage()} after\n\n${scaleTableOf(scales)}`);
  } finally {
    await browser.close();
  }
}

/** Loads the list once unmeasured, then `runs` times; then opens the search on it. */
async function measureList(
  browser: Browser,
  store: string,
  certificate: Certificate,
  runs: number,
): Promise<{ loads: FirstLoad[]; search: SearchLoad }> {
  const gateway = await startNpmServer('serve', { SITE_DIR: store });
  const front = await openSecureFront(gateway.url, certificate);
  try {
    const loads: FirstLoad[] = [];
    for (let run = 0; run <= runs; run++) {
      await untilCalm();
      loads.push(await measureFirstLoad(browser, front.url + LIST));
    }
    return { loads: loads.slice(1), search: await measureSearch(browser, front.url + LIST) };
  } finally {
    front.close();
    await gateway.stop();
  }
}

/** Ships the section after one word of one article became another one. */
function shipChange(project: ProjectCopy, store: string): ReturnType<ProjectCopy['ship']> {
  const file = project.at(SECTION, `content/decodings/${slugOf(7)}.md`);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('is looked at.', 'is listened to.');
  if (changed === text) throw new Error(`${file}: expected the words "is looked at.", found none`);
  writeFileSync(file, changed);
  return project.ship(store, 'decodings');
}

const buildSeconds = (output: string): number => Number(/decodings +built in ([\d.]+) s/.exec(output)?.[1]);

const renderedPages = (output: string): number => Number(/(\d+) pages? rendered/.exec(output)?.[1]);
