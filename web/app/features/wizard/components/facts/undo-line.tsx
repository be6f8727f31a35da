import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { Button } from '../../../../ui/button.tsx';

type Lists = Pick<FactsInput, 'rows' | 'credits' | 'timeline'>;

/** The row that was removed last, and where it was. */
export type Removed = {
  readonly [List in keyof Lists]: {
    readonly list: List;
    readonly row: Lists[List][number];
    readonly at: number;
    readonly name: string;
  };
}[keyof Lists];

type UndoLineProps = { id: string; name: string; onUndo: () => void };

/** Offers to put a removed row back. Its button gets the focus, because the row's own button is gone. */
export function UndoLine({ id, name, onUndo }: UndoLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-well px-4 py-2">
      <span className="min-w-0 wrap-anywhere">Removed: {name}</span>
      <Button id={id} variant="secondary" size="sm" onClick={onUndo}>
        Undo<span className="sr-only"> removing {name}</span>
      </Button>
    </p>
  );
}
