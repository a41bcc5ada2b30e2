import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { StepArrow } from './step-arrow.tsx';

/** Pixels that an arrow moves the list (specification, §9). */
const STEP = 400;

/** A list in one row that is moved by hand, by keys or, from three items on, by arrows; each child is an item. */
export function Carousel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState({ isAtStart: true, isAtEnd: false });
  const hasArrows = Children.count(children) > 2;

  useEffect(() => {
    const element = list.current;
    if (!element || !hasArrows) return;
    const onMoved = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const passed = Math.abs(scrollLeft); // negative where one reads from the right
      setReach({ isAtStart: passed < 1, isAtEnd: passed + clientWidth > scrollWidth - 2 });
    };
    onMoved();
    element.addEventListener('scroll', onMoved, { passive: true });
    const observer = new ResizeObserver(onMoved);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onMoved);
      observer.disconnect();
    };
  }, [hasArrows]);

  function onStepped(steps: 1 | -1) {
    const isFromRight = list.current?.matches(':dir(rtl)');
    list.current?.scrollBy({ left: (isFromRight ? -1 : 1) * steps * STEP });
  }

  return (
    <section className={styles['carousel']} aria-labelledby={id}>
      <div className={styles['top']}>
        <h2 id={id}>{title}</h2>
        {hasArrows && (
          <div className={styles['arrows']} data-needs-script="">
            <StepArrow label="Previous" isAtEnd={reach.isAtStart} onStep={() => onStepped(-1)} />
            <StepArrow label="Next" isAtEnd={reach.isAtEnd} onStep={() => onStepped(1)} />
          </div>
        )}
      </div>
      <ul
        className={styles['list']}
        ref={list}
        data-start={reach.isAtStart || undefined}
        data-end={reach.isAtEnd || undefined}
      >
        {Children.map(children, (item) => (
          <li className={styles['item']}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
