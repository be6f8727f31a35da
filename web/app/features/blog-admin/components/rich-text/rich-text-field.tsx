import type { PostContent } from '@plainclaim/domain/blog/post-content';
import { lazy, Suspense, useContext, useState } from 'react';
import { cn } from '../../../../ui/cn.ts';
import { Loading, Skeleton } from '../../../../ui/display/skeleton.tsx';
import { Field, type FieldProps, type ValueProps } from '../../../../ui/forms/field.tsx';
import { FieldContext, joinIds } from '../../../../ui/forms/field-context.ts';

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

export type RichTextFieldProps = FieldProps & ValueProps<PostContent>;

export function RichTextField(props: RichTextFieldProps) {
  const { value, onValueChange, onBlur, name: _, disabled: __, ...field } = props;
  return (
    <Field {...field}>
      <EditorBox value={value} onValueChange={onValueChange} onBlur={onBlur} />
    </Field>
  );
}

function EditorBox({ value, onValueChange, onBlur }: ValueProps<PostContent>) {
  const field = useContext(FieldContext);
  // Read once: the editor holds its own state afterwards, and a new form mounts a new editor.
  const [initial] = useState(value ?? { type: 'doc' as const, content: [] });
  const describedBy = joinIds(field?.hintId, field?.errorId);
  return (
    <div
      className={cn(
        'mt-2.5 rounded-lg border border-edge bg-sheet transition-[border-color]',
        'has-[.rich-text:focus]:border-ink has-[.rich-text:focus]:outline-3 has-[.rich-text:focus]:outline-focus',
        field?.errorId && 'border-danger inset-ring-1 inset-ring-danger',
      )}
    >
      <Suspense fallback={<EditorSkeleton />}>
        <RichTextEditor
          initial={initial}
          onChange={(content) => onValueChange?.(content)}
          onBlur={onBlur}
          attributes={{
            id: field?.id ?? '',
            role: 'textbox',
            'aria-multiline': 'true',
            'aria-labelledby': field?.labelId ?? '',
            ...(describedBy && { 'aria-describedby': describedBy }),
            ...(field?.errorId && { 'aria-invalid': 'true' }),
          }}
        />
      </Suspense>
    </div>
  );
}

function EditorSkeleton() {
  return (
    <Loading label="Loading the editor">
      <div className="grid min-h-[28rem] content-start gap-3 p-7">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="w-full" />
        <Skeleton className="w-4/5" />
      </div>
    </Loading>
  );
}
