import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from './place-beside.ts';
import styles from './term-card.module.css';
import { type ShownTerm, watchTerms } from './watch-terms.ts';

interface Props {
  text: RefObject<HTMLElement | null>;
  /** What brought somebody to a term before this was there. */
  came?: Event | undefined;
}

/** Explains a term of the text beside its link, in a native popover: nothing is moved, nothing is covered for long. */
export function TermCard({ text, came }: Props) {
  const [term, setTerm] = useState<ShownTerm>();
  const watch = useRef<ReturnType<typeof watchTerms>>(undefined);
  const card = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!text.current) return;
    watch.current = watchTerms(text.current, setTerm);
    if (came) watch.current.came(came);
    return watch.current.stop;
  }, [text, came]);

  useLayoutEffect(() => {
    const element = card.current;
    if (!term || !element) return;
    const { link } = term;
    element.showPopover({ source: link }); // which puts the card behind its link for the Tab key
    const { width } = document.documentElement.getBoundingClientRect(); // without the room of a scroll bar
    const { left, top } = placeBeside(
      link.getClientRects()[0] ?? link.getBoundingClientRect(),
      element.getBoundingClientRect(),
      { width, height: innerHeight },
    );
    element.style.left = `${left + scrollX}px`;
    element.style.top = `${top + scrollY}px`;
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [term, id]);

  if (!term) return null;
  const { url, glance } = term;
  const { headline, second, note, layer, text: words, more } = glance;
  return (
    <div
      className={styles['card']}
      key={url}
      ref={card}
      popover="manual"
      role="dialog"
      aria-labelledby={`${id}-names`}
      data-term-card=""
      onPointerEnter={() => watch.current?.keepOpen()}
      onPointerLeave={({ pointerType }) => pointerType === 'touch' || watch.current?.released()}
      onFocus={() => watch.current?.keepOpen()}
      onBlur={() => watch.current?.released()}
    >
      <p className={styles['names']} id={`${id}-names`}>
        <span className={styles['term']} lang={headline.lang}>
          {headline.text}
        </span>
        {second && (
          <span className={styles['devanagari']} lang={second.lang}>
            {second.text}
          </span>
        )}
      </p>
      <p className={styles['details']}>
        {note}
        {layer && <LayerBadge layer={layer} />}
      </p>
      <p id={id}>{words}</p>
      <ArrowLink to={url}>{more}</ArrowLink>
    </div>
  );
}
