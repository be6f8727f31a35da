import { slugFrom } from '@plainclaim/domain/blog/slug';
import { AppError } from '@plainclaim/domain/shared/errors';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { Button } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { FieldGroup, type FieldProps, type ValueProps } from '../../../../ui/forms/field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';

type TagPickerProps = FieldProps &
  ValueProps<string[]> & {
    tags: readonly { id: string; name: string }[];
    /** Creates a tag and returns its id. */
    onAdd: (name: string, slug: string) => Promise<string>;
  };

export function TagPicker(props: TagPickerProps) {
  const { tags, onAdd, name, value = [], onValueChange, onBlur, ...group } = props;
  const toggle = (id: string) =>
    onValueChange?.(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <FieldGroup {...group}>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <label key={tag.id} className={chipClass}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(tag.id)}
              onChange={() => toggle(tag.id)}
              onBlur={onBlur}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <Icon name="check" className="hidden size-4 stroke-2 peer-checked:block" />
            {tag.name}
          </label>
        ))}
      </div>
      <NewTag onAdd={onAdd} onAdded={(id) => onValueChange?.([...value, id])} />
    </FieldGroup>
  );
}

const chipClass = cn(
  'relative inline-flex min-h-10 items-center gap-1.5 rounded-md border border-edge bg-sheet px-3 text-15 hover:border-ink-2',
  'has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
);

type NewTagProps = Pick<TagPickerProps, 'onAdd'> & { onAdded: (id: string) => void };

/** Handles Enter itself: forms cannot be nested, and this is inside the form of the post. */
function NewTag({ onAdd, onAdded }: NewTagProps) {
  const [name, setName] = useState('');
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const add = async () => {
    if (!name.trim()) return;
    setState({ busy: true });
    try {
      onAdded(await onAdd(name.trim(), slugFrom(name)));
      setName('');
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, error: wordsFor(error) });
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  };
  return (
    <div className="mt-3 flex items-end gap-2">
      <TextField
        className="grow"
        label="New tag"
        hideLabel
        placeholder="New tag"
        value={name}
        onValueChange={setName}
        onKeyDown={press}
        error={state.error}
        autoComplete="off"
      />
      <Button variant="secondary" busy={state.busy} onClick={() => void add()}>
        Add<span className="sr-only"> tag</span>
      </Button>
    </div>
  );
}

function wordsFor(error: unknown): string {
  const problem = error instanceof AppError ? (error.fields[0]?.message ?? error.userMessage) : undefined;
  return problem ?? 'Failed to save tag';
}
