import type { SectionRelease } from '@roe/shared/contract';
import { parseJsonAt } from '@roe/shared/contract/parse';
import * as v from 'valibot';
import { readSectionVersion, readShellVersion } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';

const packageSchema = v.strictObject({
  name: v.string(),
  version: v.string(),
  /** SPDX identifier, such as "MIT". */
  licence: v.string(),
  /** Lines of its licence that say whose it is; a few licences have none. */
  copyright: v.array(v.string()),
  /** The licence without its headline and those lines. */
  terms: v.string(),
});

/** A package of other people, and on which terms we may use it. */
export type Package = v.InferOutput<typeof packageSchema>;

/** Packages that come with what is live: each part's version names the list of its own. */
export function shippedPackages(
  store: Store,
  shell: string,
  sections: Record<string, Pick<SectionRelease, 'id' | 'version'>>,
): Package[] {
  const lists = [
    { folder: 'shell', list: readShellVersion(store, shell).packages },
    ...Object.values(sections).map(({ id, version }) => ({
      folder: `sections/${id}`,
      list: readSectionVersion(store, id, version).packages,
    })),
  ];
  return lists.flatMap(({ folder, list }) => {
    if (!list) return []; // the version is older than these lists
    const file = `${folder}/packages/${list}`;
    return parseJsonAt(v.array(packageSchema), store.read(file), store.at(file));
  });
}

/** The text of `/third-party-notices.txt`, in Markdown. Equal packages give equal texts, in whatever order they come. */
export function noticesOf(packages: Package[]): string {
  const byName = [...packages].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version) || compare(a.terms, b.terms),
  );
  // Several parts can bring the same package, and one part can bring it twice, for two sets of peers.
  const all = byName.filter(({ name, version }, index) => {
    const before = byName[index - 1];
    return before?.name !== name || before.version !== version;
  });
  const groups = new Map<string, Package[]>();
  for (const each of all) {
    const words = `${each.licence} ${each.terms.replace(/\s+/g, ' ')}`; // however the lines are wrapped
    groups.set(words, [...(groups.get(words) ?? []), each]);
  }
  const sections = [...groups.values()]
    .sort(([a], [b]) => compare(a?.licence ?? '', b?.licence ?? ''))
    .map((group) => sectionOf(group));
  return `# Third-party notices

The npm packages whose code reaches a visitor's browser, or runs in the gateway or the composer. Packages under the same
words stand together. Tools that only build, check or start the site are not listed. Each ship makes this text anew.

${sections.join('\n')}`;
}

function sectionOf(group: Package[]): string {
  const { licence, terms } = group[0] as Package;
  const owners = group.map(({ name, version, copyright }) =>
    [`${name} ${version}`, ...copyright.map((line) => `  ${line}`)].join('\n'),
  );
  return `## ${licence}: ${group.length === 1 ? group[0]?.name : `${group.length} packages`}

\`\`\`text
${owners.join('\n')}

${terms}
\`\`\`
`;
}

// Not by the machine's language: the text must be the same everywhere.
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
