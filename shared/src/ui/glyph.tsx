/**
 * The mark of the three layers, as in the favicon: a point, a ring of waves round it, the square of form with its gates.
 * Decorative; takes the text's colour and size.
 */
export function Glyph({ size = '1.25em' }: { size?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="3 3 58 58"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 26V6h20m12 0h20v20m0 12v20H38m-12 0H6V38" opacity=".6" />
      <path d="M29.2 18.1Q32 15.2 34.8 18.1Q36.4 21.3 39.9 20.2Q43.9 20.1 43.8 24.1Q42.7 27.6 45.9 29.2Q48.8 32 45.9 34.8Q42.7 36.4 43.8 39.9Q43.9 43.9 39.9 43.8Q36.4 42.7 34.8 45.9Q32 48.8 29.2 45.9Q27.6 42.7 24.1 43.8Q20.1 43.9 20.2 39.9Q21.3 36.4 18.1 34.8Q15.2 32 18.1 29.2Q21.3 27.6 20.2 24.1Q20.1 20.1 24.1 20.2Q27.6 21.3 29.2 18.1Z" />
      <circle cx="32" cy="32" r="4.6" fill="currentColor" stroke="none" />
    </svg>
  );
}
