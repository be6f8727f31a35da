import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { Button } from '../../../../ui/button.tsx';

type Lists = Pick<FactsInput, 'rows' | 'credits' | 'timeline'>;

/** A row taken out of its list, until something else is removed. */
export type Removed = {
  readonly [List in keyof Lists]: {
    readonly list: List;
    readonly row: Lists[List][number];
    readonly at: number;
    readonly name: string;
  };
}[keyof Lists];

type UndoLineProps = { id: string; name: string; onUndo: () => void };

/** Takes the focus of the button that went with the row. */
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
