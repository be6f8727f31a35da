import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { placeAt } from './drag-place.ts';

type Dragged = { readonly from: number; readonly to: number };

/** Of a row: where it is drawn, and how it takes part. */
export type DragRow = {
  readonly ref: (row: HTMLElement | null) => void;
  readonly isDragged: boolean;
  readonly dropsHere: 'above' | 'below' | undefined;
};

/**
 * Rows that can be put in order with a mouse or a finger, by a handle. The buttons beside it do the same for keyboards
 * and screen readers, which do not meet the handle. Nothing moves before it is let go; Escape lets go without moving.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const rows = useRef(new Map<number, HTMLElement>());
  const [dragged, setDragged] = useState<Dragged>();

  useEffect(() => {
    if (!dragged) return;
    const stop = (event: KeyboardEvent) => event.key === 'Escape' && setDragged(undefined);
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  }, [dragged]);

  const rowProps = (at: number): DragRow => ({
    ref: (row: HTMLElement | null) => {
      if (row) rows.current.set(at, row);
      else rows.current.delete(at);
    },
    isDragged: dragged?.from === at,
    dropsHere: dragged?.to === at && dragged.from !== at ? sideOf(dragged) : undefined,
  });

  const handleProps = (from: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from, to: from });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!dragged) return;
      const inOrder = [...rows.current].sort(([one], [other]) => one - other);
      const to = placeAt(
        clientY,
        inOrder.map(([, row]) => row.getBoundingClientRect()),
        dragged.from,
      );
      if (to !== dragged.to) setDragged({ ...dragged, to });
    },
    onPointerUp: () => {
      setDragged(undefined);
      if (dragged && dragged.to !== dragged.from) onMove(dragged.from, dragged.to);
    },
    onPointerCancel: () => setDragged(undefined),
  });

  return { rowProps, handleProps };
}

/** On which side of the row at its place the dragged one will stand. */
const sideOf = ({ from, to }: Dragged): 'above' | 'below' => (to < from ? 'above' : 'below');
