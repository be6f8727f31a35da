import { Icon } from '../../../../art/icon.tsx';
import { Button } from '../../../../ui/button.tsx';

type AddButtonProps = {
  id?: string;
  label: string;
  /** What is added, in the plural: 'sums'. */
  things: string;
  count: number;
  most: number;
  onAdd: () => void;
};

/** With this many left, the button says so. */
const fewLeft = 3;

export function AddButton({ id, label, things, count, most, onAdd }: AddButtonProps) {
  const left = most - count;
  return (
    <div className="-ml-3.5">
      <Button
        id={id}
        variant="quiet"
        size="sm"
        className="min-h-11 text-left"
        onClick={onAdd}
        disabledReason={left <= 0 ? `A letter holds at most ${most} ${things}` : undefined}
      >
        <Icon name="plus" className="size-[1.15em] shrink-0" />
        {label}
      </Button>
      {left > 0 && left <= fewLeft && (
        <p className="ml-3.5 text-14/normal text-ink-2">
          Room for {left} more: a letter holds at most {most} {things}.
        </p>
      )}
    </div>
  );
}
