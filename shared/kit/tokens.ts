import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration } from 'postcss';

const file = path.resolve(import.meta.dirname, '../src/styles/tokens.css');

/** A colour of the design as CSS writes it, in each theme. */
export interface ThemedColour {
  day: string;
  sepia: string;
  night: string;
}

const sheet = postcss.parse(readFileSync(file, 'utf8'), { from: file });
sheet.walkComments((comment) => {
  comment.remove();
});

/** The sheet of the design's tokens without its comments, for pages that carry their own style. */
export const tokens = sheet.toString().trim();

/**
 * A colour of `tokens.css`.
 * @param name without its dashes, such as "ground"
 * @throws where the sheet has no such colour, or not one for each theme
 */
export function themedColour(name: string): ThemedColour {
  const declarations: Declaration[] = [];
  sheet.walkDecls(`--${name}`, (declaration) => {
    declarations.push(declaration);
  });
  const [declaration] = declarations;
  const [light = '', night] = argumentsOf(declaration?.value ?? '');
  const [day, sepia] = postcss.list.space(light).map((choice) => argumentsOf(choice)[1]);
  if (day && sepia && night) return { day, sepia, night };
  throw new Error(
    `shared/src/styles/tokens.css: expected "--${name}: light-dark(var(--day, …) var(--sepia, …), …)", received ${declaration ? `"${declaration}"` : 'no such token'}. Give it a colour for each theme.`,
  );
}

/** What stands between the brackets of a function's call. */
const argumentsOf = (call: string): string[] =>
  postcss.list.comma(call.slice(call.indexOf('(') + 1, call.lastIndexOf(')')));
