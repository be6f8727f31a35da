import { Icon } from '../../../../art/icon.tsx';
import type { useDragOrder } from './use-drag-order.ts';

export type DragHandleProps = ReturnType<ReturnType<typeof useDragOrder>['handleProps']>;

/** For a pointer alone: keyboards and screen readers have the buttons beside it. */
export function DragHandle(props: DragHandleProps) {
  return (
    <span
      aria-hidden="true"
      title="Drag to put in order"
      className="grid size-11 cursor-grab touch-none select-none place-items-center text-ink-3 active:cursor-grabbing"
      {...props}
    >
      <Icon name="menu" className="size-5" />
    </span>
  );
}
