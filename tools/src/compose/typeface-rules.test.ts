import { expect, test } from 'vitest';
import { partTypefaces } from './typeface-rules.ts';

test('typefaces that come as files leave the sheet, those of the device stay', () => {
  const local = '@font-face{font-family:"serif Georgia";src:local("Georgia");size-adjust:102%}';
  const ours =
    '@font-face{font-family:"Source Serif 4";font-style:italic;font-weight:400 700;font-display:swap;src:url(/a.1.woff2)format("woff2");unicode-range:U+??}';
  expect(partTypefaces(`@layer base{${ours}${local}}.a{color:red}`)).toEqual({
    typefaces: [
      [
        'Source Serif 4',
        'url(/a.1.woff2)format("woff2")',
        { style: 'italic', weight: '400 700', display: 'swap', unicodeRange: 'U+??' },
      ],
    ],
    rest: `@layer base{${local}}.a{color:red}`,
  });
});
