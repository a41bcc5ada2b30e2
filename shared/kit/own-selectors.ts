import path from 'node:path';
import type { AtRule, Plugin, Rule } from 'postcss';
import { isOwn } from './selector.ts';

const shared = path.resolve(import.meta.dirname, '..') + path.sep;

/** What stands around rules or names steps. All others, such as `@font-face` and `@property`, reach the whole page. */
const allowed = new Set(['media', 'supports', 'container', 'starting-style', 'keyframes']);

/**
 * PostCSS plugin: refuses in a section's sheets what would reach beyond it. A sheet is a CSS module, and each selector holds
 * a class of it, so that no rule applies where none of the section's elements is: `.x`, `:global(main) > .x` and
 * `:global(main):has(.x)` are fine, `header`, `:root` and `header:not(.x)` are not.
 * @throws with file, line, what was expected and what came
 */
export const ownSelectors: Plugin = {
  postcssPlugin: 'roe-own-selectors',
  Once(root) {
    const file = root.source?.input.file ?? '';
    if (file.startsWith(shared)) return;
    if (!file.endsWith('.module.css') && root.first)
      throw root.first.error('expected a CSS module, such as page.module.css: other sheets style the whole site');
    root.walkAtRules((rule) => {
      if (!allowed.has(rule.name) || rule.params.includes(':global'))
        throw rule.error(
          `expected ${[...allowed].map((name) => `@${name}`).join(', ')}, received "@${rule.name} ${rule.params}", which reaches beyond the section`,
        );
    });
    root.walkRules((rule) => {
      if (isStep(rule)) return;
      const foreign = rule.selectors.find((selector) => !isOwn(selector) && !isNested(rule, selector));
      if (foreign !== undefined)
        throw rule.error(
          `expected a selector with a class of this sheet, received "${foreign}", which reaches beyond the section`,
        );
    });
  },
};

/** A step of an animation, such as "50%". */
const isStep = ({ parent }: Rule): boolean => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

/** Whether it stands below a rule, so that it means elements within that rule's. */
function isNested({ parent }: Rule, selector: string): boolean {
  if (selector.includes('&')) return false;
  for (let above = parent; above; above = above.parent as Rule['parent']) if (above.type === 'rule') return true;
  return false;
}
