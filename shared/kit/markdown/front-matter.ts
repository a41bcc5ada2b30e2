import { parse } from 'yaml';

/**
 * Parts a text from the front matter at its top.
 * @param place how messages call the file
 * @throws where the front matter is missing, or is no YAML
 */
export function frontMatterOf(source: string, place: string): { frontMatter: unknown; body: string } {
  const [, head, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined)
    throw new Error(`${place}: expected front matter between two lines of "---" at the top of the file, received none`);
  try {
    return { frontMatter: parse(head), body };
  } catch (error) {
    throw new Error(
      `${place}: expected YAML in the front matter, received text that is none: ${(error as Error).message}`,
    );
  }
}
