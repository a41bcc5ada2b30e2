import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { PagePayload } from '@roe/shared/contract';

const child = path.join(import.meta.dirname, 'render-child.mjs');
/** A page that takes longer than this has gone wrong. */
const TIMEOUT = 20_000;

interface Rendered {
  head: string;
  body: string;
  /** Modules that the page's route loads: what it is made of besides what every page of its section is. */
  modules: string[];
}

/** Renders pages in a process without environment, without write access, with 1 GB of memory. */
export interface Renderer {
  /** @throws what the page threw, or that it took too long */
  render(payload: PagePayload): Promise<Rendered>;
  close(): void;
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const permission = major > 22 || (major === 22 && minor >= 13) ? '--permission' : '--experimental-permission';

/** @param folder the store: all that the artifacts may read */
export function openRenderer(folder: string, artifacts: { shell: string; section: string }): Renderer {
  const flags = [
    '--no-warnings',
    permission,
    `--allow-fs-read=${child}`,
    `--allow-fs-read=${folder}${path.sep}*`,
    '--max-old-space-size=1024',
  ];
  const renderer = spawn(process.execPath, [...flags, child], { env: {}, stdio: ['pipe', 'pipe', 'pipe'] });
  const answers = createInterface({ input: renderer.stdout })[Symbol.asyncIterator]();
  let complaints = '';
  renderer.stderr.on('data', (chunk) => {
    complaints = (complaints + chunk).slice(-4000);
  });
  renderer.stdin.on('error', () => {}); // the missing answer tells
  const send = (message: unknown) => renderer.stdin.write(`${JSON.stringify(message)}\n`);
  send(artifacts);
  return {
    async render(payload) {
      const { url } = payload.page.document;
      send(payload);
      const timer = setTimeout(() => renderer.kill('SIGKILL'), TIMEOUT);
      const { value, done } = await answers.next();
      clearTimeout(timer);
      if (done)
        throw new Error(
          `${url} could not be rendered: the renderer ended, or took more than ${TIMEOUT / 1000} s.\n${complaints}`,
        );
      const answer: Rendered | { error: string } = JSON.parse(value);
      if ('error' in answer) throw new Error(`${url} could not be rendered: ${answer.error}`);
      return answer;
    },
    close: () => void renderer.stdin.end(),
  };
}
