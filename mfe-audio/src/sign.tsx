import { Icon } from '@roe/shared/ui/icon';

const paths = {
  play: 'M5 2.750v10.500L13 8z',
  pause: 'M5.250 3v10M10.750 3v10',
  previous: 'M12.500 3v10L5.500 8zM3.500 3v10',
  next: 'M3.500 3v10l7-5zM12.500 3v10',
  sound: 'M2 6v4h2.500L8 13V3L4.500 6zM10.500 5.500a3.500 3.500 0 0 1 0 5M12.500 3.500a6.250 6.250 0 0 1 0 9',
  silence: 'M2 6v4h2.500L8 13V3L4.500 6zM10.750 6.250l3.500 3.500m0-3.500-3.500 3.500',
  up: 'm3.500 10 4.500-4.500L12.500 10',
  down: 'm3.500 6 4.500 4.500L12.500 6',
  like: 'M8 13.500 2.800 8.200a3.100 3.100 0 0 1 4.400-4.400l.8.8.8-.8a3.100 3.100 0 0 1 4.400 4.400z',
  keep: 'M4 2.250h8v11.500l-4-3.250-4 3.250z',
  stop: 'M4 4h8v8H4z',
  download: 'M8 2v8.250m-3.250-3L8 10.500l3.250-3.250M2.750 13.750h10.500',
} as const;

/** A small drawing on a button; its name stands beside it. Decorative. */
export function Sign({ of, isFilled = false }: { of: keyof typeof paths; isFilled?: boolean }) {
  return (
    <Icon width="1.25em" height="1.25em" style={isFilled ? { fill: 'currentColor' } : undefined}>
      <path d={paths[of]} />
    </Icon>
  );
}
