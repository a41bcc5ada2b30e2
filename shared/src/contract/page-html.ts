/**
 * How a page carries its texts of HTML once. They are the fields `html` of its data, at any depth; a text's number is its place
 * among them. The element that shows a text carries the number, the JSON block of the prerendered page has it in the text's
 * place, and on the first load the browser reads the text back from the element.
 */
export const HTML_MARK = 'data-page-html';

/** Page data with something else in place of each text of HTML. */
function mapHtml(data: unknown, change: (html: unknown) => unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => mapHtml(item, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'html' ? change(value) : mapHtml(value, change)]),
  );
}

/** The texts of HTML in page data, by their numbers. */
export function htmlIn(data: unknown): string[] {
  const texts: string[] = [];
  mapHtml(data, (html) => texts.push(String(html)));
  return texts;
}

/** Page data with numbers in place of the texts that stand in this body. */
export function withoutHtml(data: unknown, body: string): unknown {
  const texts = htmlIn(data);
  return mapHtml(data, (html) => {
    const number = texts.indexOf(String(html));
    return body.includes(` ${HTML_MARK}="${number}">${html}</`) ? number : html;
  });
}

/** Page data with the texts back in place of their numbers. */
export const withHtml = (data: unknown, root: ParentNode): unknown =>
  mapHtml(data, (html) =>
    typeof html === 'number' ? root.querySelector(`[${HTML_MARK}="${html}"]`)?.innerHTML : html,
  );
