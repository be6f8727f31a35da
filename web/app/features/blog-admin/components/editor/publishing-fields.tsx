import type { CheckedPost, PostForm } from '@plainclaim/domain/blog/post';
import { type Control, useController } from 'react-hook-form';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { MomentField } from './moment-field.tsx';

type PublishingFieldsProps = {
  control: Control<PostForm, unknown, CheckedPost>;
  /** A published post has its date: the choice is offered before publication only. */
  isPublic: boolean;
};

/** When the post appears: on pressing Publish, or at a set time. */
export function PublishingFields({ control, isPublic }: PublishingFieldsProps) {
  const { field } = useController({ control, name: 'publishedAt' });
  const hasOwnTime = typeof field.value === 'string';
  return (
    <>
      {isPublic ? null : (
        <Segmented
          label="When to publish"
          value={hasOwnTime ? 'later' : 'now'}
          onValueChange={(when) => field.onChange(when === 'now' ? null : nextHour(new Date()))}
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a set time' },
          ]}
        />
      )}
      {isPublic || hasOwnTime ? (
        <FormField
          control={control}
          name="publishedAt"
          as={MomentField}
          label="Published date"
          hint="London time."
        />
      ) : null}
    </>
  );
}

export function nextHour(now: Date): string {
  const hour = 3_600_000;
  return new Date((Math.floor(now.getTime() / hour) + 1) * hour).toISOString();
}
