import type { SVGProps } from 'react';

interface Props extends SVGProps<SVGSVGElement> {
  /** Side of the square that it is drawn in, in the units of its shapes. */
  box?: 16 | 20 | 24;
  /** Width of its lines, in the same units. */
  weight?: number;
}

/**
 * A small drawing of lines with round ends, in the colour of the text; its shapes are the children. Decorative: the words beside
 * it say what it means.
 */
export function Icon({ box = 16, weight = 1.25, children, ...others }: Props) {
  return (
    <svg
      {...others}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
