import { useState } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Confirm } from '../../../../ui/overlays/confirm.tsx';
import { postCountWords, type Shelf } from './shelf.ts';
import type { ShelfKind } from './shelf-form.tsx';

type DeleteShelfProps = {
  kind: ShelfKind;
  shelf: Shelf;
  /** The categories its posts can move to. */
  others: readonly Shelf[];
  onDelete: (moveTo: string | undefined) => Promise<void>;
};

/** Every post has a category, so deleting one asks for another. A tag is simply removed from its posts. */
export function DeleteShelf({ kind, shelf, others, onDelete }: DeleteShelfProps) {
  const [moveTo, setMoveTo] = useState('');
  const mustMove = kind === 'category' && shelf.post_count > 0;
  const target = moveTo || others[0]?.id;
  return (
    <Confirm
      danger
      title={`Delete ${shelf.name}?`}
      verb={`Delete ${kind}`}
      busyLabel="Deleting…"
      failed={`Failed to delete ${kind}. Please try again.`}
      onConfirm={() => onDelete(mustMove ? target : undefined)}
      trigger={<IconButton icon="trash" label={`Delete ${shelf.name}`} />}
    >
      {mustMove && others.length === 0
        ? `It holds ${postCountWords(shelf.post_count)}, and there is no other category for them. Add one first.`
        : 'This cannot be undone.'}
      {kind === 'tag' && shelf.post_count > 0
        ? ` It comes off ${postCountWords(shelf.post_count)}; the posts stay.`
        : null}
      {mustMove && others.length > 0 ? (
        <Select
          className="mt-4 text-ink"
          label={`Move its ${postCountWords(shelf.post_count)} to`}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={target ?? ''}
          onValueChange={setMoveTo}
        />
      ) : null}
    </Confirm>
  );
}
