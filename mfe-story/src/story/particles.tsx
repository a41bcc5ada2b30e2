import styles from './particles.module.css';

/** Pseudo-random numbers 0..1, the same in every browser and in the build (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Motes of light behind a page, always at the same places, wherever the page ends so far. Decorative; they are still where less motion is asked for. */
export function Particles({ count, seed }: { count: number; seed: number }) {
  const next = numbersFrom(seed);
  const between = (least: number, most: number): string => (least + next() * (most - least)).toFixed(1);
  return (
    <div className={styles['particles']} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places
          key={index}
          className={styles['particle']}
          style={{
            insetInlineStart: `${between(1, 98)}%`,
            insetBlockStart: `calc(${between(1, 97)} * var(--percent))`,
            inlineSize: `${between(2, 6)}px`,
            animationDuration: `${between(9, 18)}s`,
            animationDelay: `-${between(0, 18)}s`,
          }}
        />
      ))}
    </div>
  );
}
