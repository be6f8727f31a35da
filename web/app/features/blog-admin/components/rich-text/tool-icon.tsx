/** Drawn for the toolbar only, in the manner of the site's icons: 24 by 24, one line. */
const drawings = {
  numbers: 'M10 6.5h10M10 12h10M10 17.5h10M4.5 4.8 6 4v4.5M4.3 15.8c1-1.2 3-.6 2.6.8-.3 1-2.4 2-2.6 3h2.8',
  quote: 'M9.5 7c-3 1-4.5 3-4.5 6.5V17h5v-5H7M19.5 7c-3 1-4.5 3-4.5 6.5V17h5v-5h-3',
  rule: 'M4 12h16M8 6.5h8M8 17.5h8',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15.5 5 4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h3',
} as const;

export function ToolIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
