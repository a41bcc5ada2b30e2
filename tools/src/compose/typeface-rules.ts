import postcss from 'postcss';

/** A typeface's file, as `new FontFace()` takes it. */
export type Typeface = [family: string, source: string, descriptors: FontFaceDescriptors];

const descriptorNames = {
  'font-style': 'style',
  'font-weight': 'weight',
  'font-display': 'display',
  'unicode-range': 'unicodeRange',
};

/** Takes the rules of typefaces that come as files out of a sheet: a page asks for them when it has been painted. */
export function partTypefaces(sheet: string): { typefaces: Typeface[]; rest: string } {
  const typefaces: Typeface[] = [];
  const rules = postcss.parse(sheet);
  rules.walkAtRules('font-face', (rule) => {
    const values: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => {
      values[prop] = value;
    });
    const { 'font-family': family = '', src = '' } = values;
    if (!src.includes('url(')) return;
    const descriptors = Object.entries(descriptorNames).flatMap(([name, key]) => {
      const value = values[name];
      return value === undefined ? [] : [[key, value]];
    });
    typefaces.push([family.replace(/^["']|["']$/g, ''), src, Object.fromEntries(descriptors)]);
    rule.remove();
  });
  return { typefaces, rest: rules.toString() };
}
