import path from 'node:path';
import type { Browser } from '@playwright/test';
import { openStore } from '@roe/tools/store';
import { ownFolder } from '../folder.ts';
import { loadAverage, machine } from '../machine.ts';
import { launchBrowser } from '../serving/browser.ts';
import { type Certificate, makeCertificate } from '../serving/certificate.ts';
import { startNpmServer } from '../serving/npm-server.ts';
import { openSecureFront } from '../serving/secure-front.ts';
import { openStaticServer } from '../serving/static-server.ts';
import { inTurn } from '../turns.ts';
import { aimsOf } from './aims.ts';
import { readContent } from './content.ts';
import { buildPeer } from './peer.ts';
import { type PeerName, releases } from './releases.ts';
import type { Route } from './routes.ts';
import { Samples } from './samples.ts';
import type { Site } from './sites.ts';
import { desk, phone, type Task, tasksFor, tasksOfRoute } from './tasks.ts';

interface Options {
  runs: number;
  isPhoneOnly: boolean;
  /** Only this route, on the phone, beside Astro alone. */
  quick: Route | undefined;
}

/** Measures the site beside the same site built with Astro and Next, by turns, and says the results as Markdown. */
export async function peers({ runs, isPhoneOnly, quick }: Options, say: (line: string) => void): Promise<void> {
  const folder = ownFolder('peers');
  const loadBefore = loadAverage();
  const certificate = makeCertificate(folder);
  const closers: (() => unknown)[] = [];
  try {
    const browser = await launchBrowser(certificate, say);
    closers.push(() => browser.close());
    const names: PeerName[] = quick ? ['astro'] : ['astro', 'next'];
    const origins = await openSites(names, folder, certificate, closers, say);
    const samples = new Samples();
    const sites: Site[] = ['ours', ...names];
    await measure(quick ? tasksOfRoute(quick) : tasksFor(isPhoneOnly ? [phone] : [phone, desk]), {
      sites,
      origins,
      browser,
      runs,
      samples,
      say,
    });
    const versions = names.map((name) => `${name} ${releases[name].dependencies[name]}`).join(', ');
    say(`\n${machine()}, Chromium ${browser.version()}, ${versions}, n=${runs};`);
    say(`load average ${loadBefore} before, ${loadAverage()} after\n\n${samples.tables(sites)}`);
    if (!quick) say(`\n### Aims\n\n${aimsOf(samples)}`);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

type Origins = Partial<Record<Site, string>>;

/** Ships and serves ours, builds the peers from its texts and pictures and serves them, all behind the same front. */
async function openSites(
  names: PeerName[],
  folder: string,
  certificate: Certificate,
  closers: (() => unknown)[],
  say: (line: string) => void,
): Promise<Origins> {
  const siteFolder = process.env['SITE_DIR'] ?? path.join(folder, 'site');
  say(`ours is shipped into ${siteFolder} …`);
  const gateway = await startNpmServer('start', { SITE_DIR: siteFolder });
  closers.push(gateway.stop);
  const open = async (url: string) => {
    const front = await openSecureFront(url, certificate);
    closers.push(front.close);
    return front.url;
  };
  const origins: Origins = { ours: await open(gateway.url) };
  const store = openStore(siteFolder);
  const content = await readContent(store, gateway.url);
  for (const name of names) {
    say(`${name} is installed and built …`);
    const server = await openStaticServer(await buildPeer(name, content, store, folder));
    closers.push(server.close);
    origins[name] = await open(server.url);
  }
  return origins;
}

interface Measuring {
  sites: Site[];
  origins: Origins;
  browser: Browser;
  runs: number;
  samples: Samples;
  say: (line: string) => void;
}

/** Does each task on every site, `runs` times, by turns in another order; before that, unmeasured, one of each subject. */
async function measure(tasks: Task[], { sites, origins, browser, runs, samples, say }: Measuring): Promise<void> {
  const isFirst = ({ subject }: Task, index: number) => tasks.findIndex((task) => task.subject === subject) === index;
  for (let run = 0; run <= runs; run++)
    for (const { subject, take } of run === 0 ? tasks.filter(isFirst) : tasks) {
      for (const site of inTurn(sites, run)) {
        const figures = await take(browser, site, origins[site] as string);
        if (run > 0) samples.add(subject, site, figures);
      }
      say(`${run}/${runs} ${subject}`);
    }
}
