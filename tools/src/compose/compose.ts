import type {
  About,
  Page,
  PageMap,
  PagePayload,
  Pin,
  Registry,
  SectionRelease,
  SectionVersion,
  ShellVersion,
} from '@roe/shared/contract';
import { navOf } from '@roe/shared/contract/nav';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { isPageFile } from '@roe/shared/contract/pattern';
import { sectionVersionSchema, shellVersionSchema } from '@roe/shared/contract/schema';
import { pageFile, pageMapFile, sectionVersionFile } from '@roe/shared/contract/store';
import { hashOf, hashOfInputs, shortHash } from '@roe/shared/kit/hash';
import type { Store } from '../store/store.ts';
import { commonPolicy, htmlDocumentOf, stylePolicyOf } from './html-document.ts';
import { pageAssetsOf } from './page-assets.ts';
import { openRenderer, type Renderer } from './renderer.ts';

const PAGE_QUALITY = 6;
/** Hash of what makes the pages: they are made anew when it changes. */
export const composer = hashOfInputs([import.meta.dirname]);

/** A registry that is being made: its sections have no pages yet where they are not composed. */
export interface Draft extends Pick<Registry, 'site' | 'shell' | 'retired'> {
  sections: Record<string, Omit<SectionRelease, 'pages'>>;
}

export interface Composed {
  /** File of the section's page map. */
  pages: string;
  /** Pages that had to be rendered; all others were there. */
  rendered: string[];
}

export function readSectionVersion(store: Store, id: string, version: string): SectionVersion {
  const file = sectionVersionFile(id, version);
  return parseJsonAt(sectionVersionSchema, store.read(file), store.at(file));
}

export function readShellVersion(store: Store, version: string): ShellVersion {
  const file = `shell/versions/${version}.json`;
  return parseJsonAt(shellVersionSchema, store.read(file), store.at(file));
}

/** @throws where the shell is of a release that said nothing of the site */
export function aboutOf({ version, about }: ShellVersion): About {
  if (about) return about;
  throw new Error(
    `shell/versions/${version}.json: expected what site.json says, received a shell that says nothing. Ship the shell too: npm run ship -- shell`,
  );
}

/** What a page carries of its section: what browsers need and nothing that changes with another page's text. */
export const pinOf = ({ id, code, contract, entry, js, css, data, paths }: Pin): Pin => ({
  id,
  code,
  contract,
  entry,
  js,
  css,
  data,
  paths,
});

/**
 * Makes the pages of one section inside the registry's shell. A page's file is named by the hash of all that it is made from,
 * so a page whose inputs did not change is found instead of rendered: also by a rollback.
 */
export async function composeSection(store: Store, draft: Draft, id: string): Promise<Composed> {
  const release = draft.sections[id];
  if (!release) throw new Error(`The registry has no section "${id}".`);
  const version = readSectionVersion(store, id, release.version);
  const shell = readShellVersion(store, draft.shell.version);
  const assets = pageAssetsOf(store, shell, version);
  const common = { site: draft.site, shell: shell.version, nav: navOf(draft.sections), pin: pinOf(release) };
  const surroundings = { about: aboutOf(shell), kinds: release.kinds };
  const commonHash = shortHash(
    composer,
    JSON.stringify([common, surroundings]),
    shell.server,
    version.server,
    JSON.stringify([assets.all, version.lazy]),
  );

  const pages: Record<string, string> = {};
  const styles: Record<string, string> = {};
  const moved: Record<string, string> = {};
  const rendered: string[] = [];
  let renderer: Renderer | undefined;

  /** Name of the page's file; renders it where it is not there yet. */
  async function compose(payload: PagePayload, inputs: string[]): Promise<string> {
    const name = `${hashOf([commonHash, ...inputs], 20)}.html`;
    if (!(await store.isSound(pageFile(name)))) await render(payload, name);
    styles[name] = stylePolicyOf(store.read(pageFile(name)));
    return name;
  }

  async function render(payload: PagePayload, name: string): Promise<void> {
    renderer ??= openRenderer(store.at(), {
      shell: store.at('shell/server', shell.server),
      section: store.at('sections', version.facts.id, 'server', version.server),
    });
    const { modules, ...html } = await renderer.render(payload);
    await store.add(
      pageFile(name),
      htmlDocumentOf(payload, html, { ...assets.of(modules), ...surroundings }),
      PAGE_QUALITY,
    );
    rendered.push(payload.isMissing ? '/*' : payload.page.document.url);
  }

  let notFound: string | undefined;
  const rule = release.missing['/*'];
  try {
    for (const file of pageFiles(version)) {
      const page: Page = JSON.parse(store.read(`sections/${id}/files/${file}`));
      const { url, aliases = [] } = page.document;
      for (const alias of aliases) moved[alias] = url;
      pages[url] = await compose({ ...common, page }, [file]);
      if (rule && 'page' in rule && rule.page === url)
        notFound = await compose({ ...common, page, isMissing: true }, [file, '/*']);
    }
  } finally {
    renderer?.close();
  }
  const { gone = [] } = version;
  const map: PageMap = {
    policy: commonPolicy,
    styles,
    pages,
    moved,
    gone,
    ...(notFound && { missing: notFound }),
  };
  const json = JSON.stringify(map);
  const file = `${id}.${shortHash(json)}.json`;
  store.write(pageMapFile(file), json);
  return { pages: file, rendered };
}

/** The hashed JSON files of a version's pages. */
const pageFiles = ({ files }: SectionVersion): string[] =>
  Object.entries(files).flatMap(([logical, file]) =>
    logical.startsWith('data/') && isPageFile(logical.slice('data/'.length)) ? [file] : [],
  );
