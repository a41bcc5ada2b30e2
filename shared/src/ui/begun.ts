import { pageAt } from '@roe/shared/frame';

/** Texts at most. */
const MOST = 3;

export interface Begun {
  url: string;
  title: string;
  anchor: string;
  part: number;
}

/** What is known of it on the device. */
export type Left = Omit<Begun, 'title'>;

/**
 * The first of those whose page is still there. A page that is gone makes room for the next. One that cannot be loaded is left
 * out and makes none, so that without a network not all of them are asked for.
 */
export async function stillThere(left: Left[]): Promise<Begun[]> {
  const looked: (Begun | 'unknown')[] = [];
  let next = 0;
  while (looked.length < MOST && next < left.length) {
    const some = left.slice(next, next + MOST - looked.length);
    next += some.length;
    looked.push(...(await Promise.all(some.map(lookAt))).filter((one) => one !== 'gone'));
  }
  return looked.filter((one) => one !== 'unknown');
}

const lookAt = (left: Left): Promise<Begun | 'gone' | 'unknown'> =>
  pageAt(left.url).then(
    (page) => (page ? { ...left, url: page.url, title: page.title } : 'gone'),
    () => 'unknown',
  );
