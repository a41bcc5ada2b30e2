import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * What was typed or chosen in fields before hydration, by their names; nothing where the visitor has touched none of them.
 * The HTML is made without a query: a field that is empty was not touched.
 * @param controls what the fields stand in
 * @param filters what the address says of the fields
 */
export function useEarlyChoices<Filters extends object>(
  controls: RefObject<HTMLElement | null>,
  filters: Filters,
): Partial<Filters> | undefined {
  const [early, setEarly] = useState<Partial<Filters>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before React writes the address into the fields
  useLayoutEffect(() => {
    const fields = controls.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [];
    const touched = Array.from(fields).filter(
      ({ name, value }) => value !== '' && value !== filters[name as keyof Filters],
    );
    if (touched.length > 0)
      setEarly(Object.fromEntries(touched.map(({ name, value }) => [name, value])) as Partial<Filters>);
  }, []);
  return early;
}
