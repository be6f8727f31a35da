/** Shared styles of all text boxes and selects. */
export const controlClass = [
  'block w-full min-h-12 rounded-lg border border-edge bg-sheet px-3.5 py-[11px] text-ink',
  'transition-[border-color,box-shadow]',
  'placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink-2',
  'focus-visible:border-ink focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-focus',
  'aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger',
  // Forced colours drop the ring and the red: a thicker border still tells the wrong box apart.
  'forced-colors:aria-invalid:border-3',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-well disabled:text-ink-3 disabled:opacity-100',
];

const widths = { full: '', medium: 'max-w-[16.25rem]', short: 'max-w-40' };

/** The width of a box hints at the length of the answer. */
export type ControlWidth = keyof typeof widths;

export function controlWidthClass(width: ControlWidth = 'full'): string {
  return widths[width];
}
