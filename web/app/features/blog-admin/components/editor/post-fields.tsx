import { blogLengths } from '@plainclaim/domain/blog/limits';
import type { CheckedPost, PostForm } from '@plainclaim/domain/blog/post';
import { slugFrom } from '@plainclaim/domain/blog/slug';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FieldStack } from '../../../../ui/forms/field.tsx';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';

type PostFieldsProps = { form: UseFormReturn<PostForm, unknown, CheckedPost>; isNew: boolean };

/** The public text of a post. */
export function PostFields({ form, isNew }: PostFieldsProps) {
  const { control } = form;
  useDerivedSlug(form, isNew);
  return (
    <FieldStack className="content-start">
      <FormField control={control} name="title" as={TextField} label="Title" autoComplete="off" />
      <FormField
        control={control}
        name="slug"
        as={TextField}
        label="Slug"
        hint={
          isNew ? 'The post’s address: /blog/…' : 'Changing it breaks links that lead to the old address.'
        }
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <FormField
        control={control}
        name="excerpt"
        as={TextArea}
        label="Excerpt"
        optional
        hint="Shown in lists. Left empty, it is the beginning of the post."
        rows={3}
        characterLimit={blogLengths.excerpt}
      />
      <FormField control={control} name="content" as={RichTextField} label="Content" />
    </FieldStack>
  );
}

/** The slug of a new post follows its title until the user edits the slug. */
function useDerivedSlug({ control, getValues, setValue }: PostFieldsProps['form'], isNew: boolean): void {
  const title = useWatch({ control, name: 'title' });
  const before = useRef(title);
  useEffect(() => {
    const follows = getValues('slug') === slugFrom(before.current);
    before.current = title;
    if (isNew && follows) setValue('slug', slugFrom(title));
  }, [title, isNew, getValues, setValue]);
}
