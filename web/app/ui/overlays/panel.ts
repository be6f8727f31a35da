/** Behind a dialog. */
export const veilClass = 'fixed inset-0 z-40 bg-veil';

/** The dialog itself: as tall as its content, scrolling inside when the window is short or zoomed. */
export const panelClass = [
  'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto',
  'rounded-xl border border-line bg-sheet p-6 text-ink shadow-3',
  'focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus',
].join(' ');
