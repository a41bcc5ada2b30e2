import { type RefObject, useEffect, useState } from 'react';
import { prefetchLink } from '../loading/prefetch.ts';
import { useSite } from '../loading/site-context.ts';

/**
 * Makes a text box a combobox over a list of links (ARIA Authoring Practices, "combobox"): the cursor stays in the box, arrow keys
 * choose, Enter follows, and the box alone has the focus. Its options have the ids `<list>-0`, `<list>-1` and so on. The box
 * stands in the page before there is a list, so its attributes are set here. A choice stays with its option when the list
 * changes, and goes when its option goes.
 * @param options keys of the options; the same array as long as they are the same
 * @returns index of the chosen option, -1 for none, and what chooses an option by its key
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: string,
  options: string[],
): [active: number, choose: (option: string | undefined) => void] {
  const site = useSite();
  const [chosen, setChosen] = useState<string>();
  const active = chosen === undefined ? -1 : options.indexOf(chosen);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const onTyped = () => setChosen(undefined);
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const next = nextOption(event.key, active, options.length);
      if (next !== undefined) setChosen(options[next]);
      else if (event.key === 'Enter' && active >= 0) document.getElementById(`${list}-${active}`)?.click();
      else return;
      event.preventDefault();
    };
    box.addEventListener('input', onTyped);
    box.addEventListener('keydown', onKey);
    return () => {
      box.removeEventListener('input', onTyped);
      box.removeEventListener('keydown', onKey);
    };
  }, [input, list, active, options]);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    box.role = 'combobox';
    box.setAttribute('aria-autocomplete', 'list');
    box.setAttribute('aria-controls', list);
    box.setAttribute('aria-expanded', String(options.length > 0));
    const option = document.getElementById(`${list}-${active}`);
    if (!option) return box.removeAttribute('aria-activedescendant');
    box.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
    prefetchLink(site, option);
  }, [site, input, list, active, options]);

  return [active, setChosen];
}

/** Where a key leads; undefined where it is not about the list. Home and End move the cursor while no option is chosen. */
function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  if (active === -1) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
