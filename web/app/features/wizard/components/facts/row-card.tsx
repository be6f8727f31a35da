import type { ReactNode } from 'react';
import { cn } from '../../../../ui/cn.ts';
import { FieldMessage } from '../../../../ui/forms/field.tsx';
import { dragLook } from './drag-look.ts';
import type { DragRow } from './use-drag-order.ts';

type RowCardProps = {
  id: string;
  title: string;
  /** What a message about the row as a whole says. */
  error?: string | undefined;
  buttons: ReactNode;
  children: ReactNode;
  /** Of a list whose rows can be dragged. */
  drag?: DragRow;
};

/** One row of a list that is being written, with its buttons in the corner. */
export function RowCard({ id, title, error, buttons, children, drag }: RowCardProps) {
  return (
    <fieldset
      ref={drag?.ref}
      id={id}
      aria-label={title}
      className={cn('min-w-0 border-line px-4 pt-2 pb-5 not-first:border-t sm:px-5', dragLook(drag))}
    >
      <div className="mb-1 flex min-h-11 items-center justify-between gap-2">
        <p aria-hidden="true" className="text-15 text-ink-2">
          {title}
        </p>
        <div className="-mr-2.5 flex">{buttons}</div>
      </div>
      {children}
      <FieldMessage id={error && `${id}-error`}>{error}</FieldMessage>
    </fieldset>
  );
}

/** The rows of a list in one frame, under its name. */
export function RowList({ id, label, children }: { id?: string; label: string; children: ReactNode }) {
  return (
    <fieldset id={id} className="min-w-0">
      <legend className="mb-2.5 font-strong leading-[1.35]">{label}</legend>
      <div className="rounded-lg border border-edge bg-sheet">{children}</div>
    </fieldset>
  );
}
