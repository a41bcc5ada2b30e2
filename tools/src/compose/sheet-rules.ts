import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import { type Names, namesOf } from './selector-names.ts';

/** What a sheet says in one place: a rule, steps of an animation, or something that holds for the whole page. */
export interface SheetRule {
  text: string;
  /** At-rules around it, the outermost first. */
  around: AtRule[];
  /** The layer that it is in; those that it names, where it only says their order. */
  layers: string[];
  /** What an element must be called for the rule to apply to it, for each of its selectors; none where it holds without any. */
  needs: Names[];
  /** Name of the animation whose steps these are. */
  steps: string | undefined;
  /** What it sets, by family: what may override what. */
  families: Set<string>;
}

/** The rules of a sheet, in their order. */
export function rulesOf(sheet: string): SheetRule[] {
  const { nodes } = postcss.parse(sheet);
  return nodes.flatMap((node) => rulesIn(node, []));
}

function rulesIn(node: ChildNode, around: AtRule[]): SheetRule[] {
  if (node.type === 'comment') return [];
  if (isAround(node)) return node.nodes.flatMap((inner) => rulesIn(inner, [...around, node]));
  const rule = {
    text: node.toString(),
    around,
    layers: layersOf(node, around),
    needs: [],
    steps: undefined,
    families: new Set<string>(),
  };
  if (node.type === 'rule') return [{ ...rule, needs: node.selectors.map(namesOf), families: familiesIn(node) }];
  return [{ ...rule, steps: node.type === 'atrule' && node.name === 'keyframes' ? node.params : undefined }];
}

function layersOf(node: ChildNode, around: AtRule[]): string[] {
  if (isLayer(node)) return node.params.split(',').map((name) => name.trim());
  const name = around.filter(isLayer).map(({ params }) => params);
  return name.length > 0 ? [name.join('.')] : [];
}

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer';

const groups = new Set(['layer', 'media', 'supports', 'container', 'starting-style']);

const isAround = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && groups.has(node.name) && node.nodes !== undefined;

function familiesIn(rule: Container): Set<string> {
  const families = new Set<string>();
  rule.walkDecls(({ prop }) => void families.add(familyOf(prop)));
  return families;
}

/** Properties whose name does not begin with that of the shorthand that sets them too. */
const shorthands: Record<string, string> = {
  ...{ top: 'inset', right: 'inset', bottom: 'inset', left: 'inset' },
  ...{ width: 'inline', height: 'block' },
  ...{ align: 'place', justify: 'place' },
  ...{ gap: 'column', row: 'column', columns: 'column' },
  line: 'font',
};

/** Two properties of which one may override the other have one family. Custom properties are families of their own. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [first = '', second = ''] = property.replace(/^-[a-z]+-/, '').split('-');
  if (first === 'min' || first === 'max') return `${first}-${shorthands[second] ?? second}`;
  return shorthands[first] ?? first;
}

/** A sheet of these rules, each within its at-rules. */
export function sheetOf(rules: SheetRule[]): string {
  let text = '';
  let open: AtRule[] = [];
  for (const rule of rules) {
    const shared = rule.around.findIndex((atRule, level) => atRule !== open[level]);
    const same = shared < 0 ? rule.around.length : shared;
    text += '}'.repeat(open.length - same);
    for (const { name, params } of rule.around.slice(same)) text += `@${name} ${params}{`;
    open = rule.around;
    text += rule.text.endsWith('}') ? rule.text : `${rule.text};`;
  }
  return text + '}'.repeat(open.length);
}
