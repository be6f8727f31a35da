import { type CategoryForm, categoryForm, tagForm } from '@plainclaim/domain/blog/category';
import { slugFrom } from '@plainclaim/domain/blog/slug';
import { AppError } from '@plainclaim/domain/shared/errors';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../../ui/forms/form.tsx';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx';

export type ShelfKind = 'category' | 'tag';

type ShelfFormProps = {
  kind: ShelfKind;
  /** The category or tag to change; null for a new one. */
  shelf: ({ id: string } & CategoryForm) | null;
  onSave: (id: string | undefined, values: CategoryForm) => Promise<void>;
  onClose: () => void;
};

const empty: CategoryForm = { name: '', slug: '', description: '' };

const rules = {
  category: categoryForm,
  tag: tagForm.extend({ description: categoryForm.shape.description }),
};

/** A category or a tag, made or changed. */
export function ShelfForm({ kind, shelf, onSave, onClose }: ShelfFormProps) {
  const form = useZodForm<CategoryForm, CategoryForm>(rules[kind], shelf ?? empty);
  const { control } = form;
  useDerivedSlug(form, shelf === null);
  const save = async (values: CategoryForm) => {
    try {
      await onSave(shelf?.id, values);
    } catch (error) {
      if (error instanceof AppError && error.fields.length > 0) return { fields: error.fields };
      return { message: `Failed to save ${kind}` };
    }
  };
  return (
    <Dialog
      open
      title={shelf ? `Change this ${kind}` : `Add a ${kind}`}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Form form={form} onSubmit={save}>
        <FormField control={control} name="name" as={TextField} label="Name" ref={takeFocus} />
        <FormField
          control={control}
          name="slug"
          as={TextField}
          label="Slug"
          hint={`Its address: /blog/${kind}/…`}
          autoCapitalize="none"
          spellCheck={false}
        />
        {kind === 'category' ? (
          <FormField
            control={control}
            name="description"
            as={TextArea}
            label="Description"
            optional
            rows={3}
          />
        ) : null}
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton busyLabel="Saving…">Save {kind}</SubmitButton>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
        </div>
      </Form>
    </Dialog>
  );
}

/** Otherwise the dialog would focus its close button. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** The slug of a new category or tag follows its name until the user edits the slug. */
function useDerivedSlug(form: UseFormReturn<CategoryForm, unknown, CategoryForm>, isNew: boolean): void {
  const name = useWatch({ control: form.control, name: 'name' });
  const before = useRef(name);
  const { getValues, setValue } = form;
  useEffect(() => {
    const follows = getValues('slug') === slugFrom(before.current);
    before.current = name;
    if (isNew && follows) setValue('slug', slugFrom(name));
  }, [name, isNew, getValues, setValue]);
}
