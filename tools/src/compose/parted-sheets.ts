import { namesIn } from './selector-names.ts';
import { rulesOf, type SheetRule, sheetOf } from './sheet-rules.ts';

/** A sheet as it is inlined. `name` is how Rspack's chunk loader calls it, so that it does not link it again. */
export interface Sheet {
  name: string;
  text: string;
}

/** The sheets of a page in two parts, which together are what the sheets were. */
export interface PartedSheets {
  /** What its HTML can use. Stands in the head. */
  first: Sheet[];
  /** All else: for what scripts will show, and for the pages that come after it. Follows the first part. */
  later: string;
}

/**
 * Parts sheets by what the HTML of a page calls its elements.
 *
 * A rule that moves behind others would win over those of its layer that stood behind it. So of the first part's rules those come a
 * second time, in the later part, that may override one before them there.
 */
export function partSheets(sheets: Sheet[]): (html: string) => PartedSheets {
  const parsed = sheets.map(({ name, text }) => ({ name, rules: rulesOf(text) }));
  const rules = parsed.flatMap(({ rules }) => rules);
  const layers = orderOf(rules);

  return (html) => {
    const used = usedIn(html, rules);
    const later: SheetRule[] = [];
    const moved = new Set<string>(); // what the later part sets so far
    for (const rule of rules) {
      const settings = settingsOf(rule);
      if (used.has(rule) && !settings.some((setting) => moved.has(setting))) continue;
      later.push(rule);
      for (const setting of settings) moved.add(setting);
    }
    const first = parsed.map(({ name, rules }) => ({ name, text: sheetOf(rules.filter((rule) => used.has(rule))) }));
    const [shell, ...others] = first;
    return {
      first: shell ? [{ name: shell.name, text: layers + shell.text }, ...others] : [],
      later: sheetOf(later),
    };
  };
}

/** A layer's place is where it is first named, so the first part says the order of all. */
function orderOf(rules: SheetRule[]): string {
  const names = new Set(rules.flatMap(({ layers }) => layers));
  return names.size > 0 ? `@layer ${[...names].join(',')};` : '';
}

function usedIn(html: string, rules: SheetRule[]): Set<SheetRule> {
  const { classes, elements } = namesIn(html);
  const isThere = (rule: SheetRule) =>
    rule.needs.length === 0 ||
    rule.needs.some(
      (names) => names.classes.every((name) => classes.has(name)) && names.elements.every((name) => elements.has(name)),
    );
  const used = rules.filter((rule) => !rule.steps && isThere(rule));
  const text = used.map((rule) => rule.text).join('');
  return new Set([
    ...used,
    ...rules.filter(({ steps }) => steps && new RegExp(`(?<![\\w-])${steps}(?![\\w-])`).test(text)),
  ]);
}

/** What a rule sets in its layer: two with one of these may override each other. Which elements have which classes, nobody knows. */
const settingsOf = ({ layers, families }: SheetRule): string[] => [...families].map((family) => `${layers} ${family}`);
