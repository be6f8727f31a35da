import type { CategoryForm } from '@plainclaim/domain/blog/category';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/display/empty-state.tsx';
import { Fetched } from '../../../../ui/display/fetched.tsx';
import { SkeletonTable } from '../../../../ui/display/skeleton.tsx';
import { TimedNotice } from '../timed-notice.tsx';
import { DeleteShelf } from './delete-shelf.tsx';
import { postCountWords, type Shelf } from './shelf.ts';
import { ShelfForm, type ShelfKind } from './shelf-form.tsx';

type ShelfListProps = {
  kind: ShelfKind;
  plural: string;
  purpose: string;
  query: UseQueryResult<Shelf[]>;
  onSave: (id: string | undefined, values: CategoryForm) => Promise<unknown>;
  onDelete: (id: string, moveTo: string | undefined) => Promise<void>;
};

const noticeFor = 3000;

/** The list of categories or tags, with their actions. */
export function ShelfList({ kind, plural, purpose, query, onSave, onDelete }: ShelfListProps) {
  const [editing, setEditing] = useState<Shelf | 'new' | null>(null);
  const [notice, setNotice] = useState({ count: 0, words: '' });
  const say = (words: string) => setNotice(({ count }) => ({ count: count + 1, words }));
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const shelves = query.data ?? [];

  const save = async (id: string | undefined, values: CategoryForm) => {
    await onSave(id, values);
    await query.refetch();
    setEditing(null);
    say(`${name} saved.`);
  };
  const remove = async (id: string, moveTo: string | undefined) => {
    await onDelete(id, moveTo);
    await query.refetch();
    say(`${name} deleted.`);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[60ch] text-ink-2">{purpose}</p>
        <Button variant="secondary" onClick={() => setEditing('new')}>
          <Icon name="plus" className="size-5" />
          Add {kind}
        </Button>
      </div>
      {notice.count > 0 ? (
        <TimedNotice key={notice.count} milliseconds={noticeFor}>
          {notice.words}
        </TimedNotice>
      ) : null}
      <Fetched
        query={query}
        failed={`Failed to load ${plural}`}
        outline={<SkeletonTable rows={5} columns={3} />}
      >
        {shelves.length > 0 ? (
          <Card>
            <ul>
              {shelves.map((shelf) => (
                <ShelfRow key={shelf.id} shelf={shelf} onEdit={() => setEditing(shelf)}>
                  <DeleteShelf
                    kind={kind}
                    shelf={shelf}
                    others={shelves.filter(({ id }) => id !== shelf.id)}
                    onDelete={(moveTo) => remove(shelf.id, moveTo)}
                  />
                </ShelfRow>
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState title={`No ${plural} yet`} level={3}>
            {purpose}
          </EmptyState>
        )}
      </Fetched>
      {editing ? (
        <ShelfForm
          kind={kind}
          shelf={editing === 'new' ? null : { ...editing, description: editing.description ?? '' }}
          onSave={save}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </div>
  );
}

type ShelfRowProps = { shelf: Shelf; onEdit: () => void; children: ReactNode };

function ShelfRow({ shelf, onEdit, children }: ShelfRowProps) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 pr-3 pl-5 last:border-b-0 sm:pl-7">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-strong">{shelf.name}</span>
          <span className="text-14 text-ink-2">{shelf.slug}</span>
        </p>
        {shelf.description ? <p className="text-15 text-ink-2">{shelf.description}</p> : null}
      </div>
      <span className="shrink-0 text-15 text-ink-2 tabular-nums">{postCountWords(shelf.post_count)}</span>
      <span className="flex shrink-0">
        <IconButton icon="pencil" label={`Change ${shelf.name}`} onClick={onEdit} />
        {children}
      </span>
    </li>
  );
}
