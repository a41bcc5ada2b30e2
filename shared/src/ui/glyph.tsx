/** The mark of the three layers: a point, a wave round it, the square of form. Decorative; takes the text's colour and size. */
export function Glyph({ size = '1.25em' }: { size?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <rect x="4.5" y="4.5" width="39" height="39" rx="3" opacity=".55" />
      <path
        d="M24 10c5 0 5 3.5 9 5s5 4.500 5 9-1 5.500-5 9-4 5-9 5-5-3.500-9-5-5-4.500-5-9 1-5.500 5-9 4-5 9-5z"
        opacity=".8"
      />
      <circle cx="24" cy="24" r="3.500" fill="currentColor" stroke="none" />
    </svg>
  );
}
