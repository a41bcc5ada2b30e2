import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const tokens = readFileSync(createRequire(import.meta.url).resolve('@roe/shared/styles/tokens.css'), 'utf8');
const [, day = '', sepia = '', night = ''] =
  /--ground: light-dark\(var\(--day, (.+)\) var\(--sepia, (.+)\), (.+)\);/.exec(tokens) ?? [];

/** The page's colour in each theme, for what browsers draw around it. Its values stand in tokens.css alone. */
export const grounds = { night, day, sepia };
