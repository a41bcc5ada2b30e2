import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list is narrowed to, as it stands in the address under the same names; an empty text narrows nothing. */
type Narrowing<Filters> = { [Name in keyof Filters]: string };

const queryOf = (filters: object): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));

/** The address of a list, narrowed so. */
export function addressOf(path: string, filters: object): string {
  const query = queryOf(filters).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Keeps in the address what a list is narrowed to, also what was typed or chosen before hydration. The HTML is made without a query:
 * a field that is empty was not touched.
 * @param controls what the fields stand in, each by the name that it has in the address
 * @param filters what the address says
 * @returns what changes some of it. What is typed takes the place of its entry in the history; a choice gets one of its own, so that
 * Back takes it back.
 */
export function useFilters<Filters extends Narrowing<Filters>>(
  controls: RefObject<HTMLElement | null>,
  filters: Filters,
): (changes: Partial<Filters>, isTyped?: boolean) => void {
  const [params, setParams] = useSearchParams();
  const [early, setEarly] = useState<Record<string, string>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before React writes the address into the fields
  useLayoutEffect(() => {
    const fields = controls.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [];
    const touched = Array.from(fields).filter(
      ({ name, value }) => value !== '' && value !== filters[name as keyof Filters],
    );
    if (touched.length > 0) setEarly(Object.fromEntries(touched.map(({ name, value }) => [name, value])));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and by now the address is known
  useEffect(() => {
    if (early) setParams(new URLSearchParams({ ...Object.fromEntries(params), ...early }), { replace: true });
  }, [early]);

  return (changes, isTyped = false) => setParams(queryOf({ ...filters, ...changes }), { replace: isTyped });
}
