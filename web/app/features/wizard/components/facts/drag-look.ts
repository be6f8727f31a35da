import type { DragRow } from './use-drag-order.ts';

/** How a row looks while it is dragged, and where it will stand. */
export const dragLook = (row: DragRow | undefined): string =>
  [
    row?.isDragged ? 'opacity-50' : '',
    row?.dropsHere === 'above' ? 'shadow-[inset_0_3px_0_var(--color-brand)]' : '',
    row?.dropsHere === 'below' ? 'shadow-[inset_0_-3px_0_var(--color-brand)]' : '',
  ]
    .filter(Boolean)
    .join(' ');
