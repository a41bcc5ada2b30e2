import { openStore } from '@roe/tools/store';
import { ownFolder } from '../folder.ts';
import { CALM, loadAverage, machine, untilCalm } from '../machine.ts';
import { launchBrowser } from '../serving/browser.ts';
import { type Certificate, makeCertificate } from '../serving/certificate.ts';
import { startNpmServer } from '../serving/npm-server.ts';
import { openSecureFront } from '../serving/secure-front.ts';
import { inTurn } from '../turns.ts';
import { makeBundledSites } from './bundled-sites.ts';
import { measureLoad } from './load.ts';
import { aimsOf, type Build, builds, type Loads, startsOf, tableOf } from './report.ts';
import { measureStarts } from './start-times.ts';

const STARTS = 3;

/** Measures `npm start` and three builds of the same site, by turns, and says the results as Markdown. */
export async function federation(runs: number, say: (line: string) => void): Promise<void> {
  const folder = ownFolder('bench');
  const loadBefore = loadAverage();
  say(`npm start, cold and warm, ${STARTS} times …`);
  const { times, siteFolder } = await measureStarts(folder, STARTS);
  say('the same site as one build …');
  const bundled = await makeBundledSites(openStore(siteFolder), folder);
  const folders = [siteFolder, bundled.prerendered.at(), bundled.client.at()];
  const { loads, browser, unrest } = await measureBuilds(folders, makeCertificate(folder), runs, say);
  say(`\n${machine()}, Chromium ${browser}, n=${runs}; load average ${loadBefore} before, ${loadAverage()} after;`);
  say(`${unrest} of ${runs * builds.length} loads began while others used over ${CALM * 100} % of the processors\n`);
  say(`${tableOf(loads)}\n\n${aimsOf(loads)}\n\n${startsOf(times)}`);
}

/** Loads each build once unmeasured, then `runs` times, each time in another order. */
async function measureBuilds(
  folders: string[],
  certificate: Certificate,
  runs: number,
  say: (line: string) => void,
): Promise<{ loads: Loads; browser: string; unrest: number }> {
  const closers: (() => unknown)[] = [];
  try {
    const origins = {} as Record<Build, string>;
    for (const [index, build] of builds.entries()) {
      const gateway = await startNpmServer('serve', { SITE_DIR: folders[index] as string });
      closers.push(gateway.stop);
      const front = await openSecureFront(gateway.url, certificate);
      closers.push(front.close);
      origins[build] = front.url;
    }
    const browser = await launchBrowser(certificate, say);
    closers.push(() => browser.close());
    const loads: Loads = { ours: [], 'monolith, prerendered': [], 'monolith, client-only': [] };
    let unrest = 0;
    for (let run = 0; run <= runs; run++) {
      for (const build of inTurn(builds, run)) {
        const isCalm = await untilCalm();
        const load = await measureLoad(browser, origins[build]);
        if (run === 0) continue;
        if (!isCalm) unrest++;
        loads[build].push(load);
        say(
          `${run}/${runs} ${build}: FCP ${load.fcp.toFixed()}, LCP ${load.lcp.toFixed()}, hydrated ${load.hydrated.toFixed()} ms`,
        );
      }
    }
    return { loads, browser: browser.version(), unrest };
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
