/** The cross on what closes something; the button around it has the name. */
export function CloseMark() {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
    </svg>
  );
}
