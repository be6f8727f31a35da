import {
  defaultMetaTitle,
  type LengthHint,
  lengthHint,
  recommendedLengths,
} from '@plainclaim/domain/blog/meta';
import type { CheckedPost, PostForm } from '@plainclaim/domain/blog/post';
import { type Control, useWatch } from 'react-hook-form';
import { cn } from '../../../../ui/cn.ts';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';

/** Title and description for search engines, with counters. */
export function SearchFields({ control }: { control: Control<PostForm, unknown, CheckedPost> }) {
  const [title, slug, excerpt, metaTitle, metaDescription] = useWatch({
    control,
    name: ['title', 'slug', 'excerpt', 'metaTitle', 'metaDescription'],
  });
  const shownTitle = metaTitle.trim() || (title.trim() && defaultMetaTitle(title.trim()));
  const shownDescription = metaDescription.trim() || excerpt.trim();
  return (
    <>
      <FormField
        control={control}
        name="metaTitle"
        as={TextField}
        label="Meta title"
        optional
        placeholder={title.trim() ? defaultMetaTitle(title.trim()) : undefined}
        hint={<Length hint={lengthHint(shownTitle, recommendedLengths.metaTitle)} />}
      />
      <FormField
        control={control}
        name="metaDescription"
        as={TextArea}
        label="Meta description"
        optional
        rows={3}
        hint={<Length hint={lengthHint(metaDescription, recommendedLengths.metaDescription)} />}
      />
      <figure className="rounded-lg bg-well px-4 py-3.5">
        <figcaption className="text-14 text-ink-2">In a list of search results</figcaption>
        <p className="mt-1.5 truncate text-14 text-ink-2">plainclaim › blog › {slug || '…'}</p>
        <p className="mt-0.5 line-clamp-1 text-18 text-info">{shownTitle || 'Title of the post'}</p>
        <p className="mt-0.5 line-clamp-2 text-14 text-ink-2">
          {shownDescription || 'The beginning of the post.'}
        </p>
      </figure>
    </>
  );
}

function Length({ hint }: { hint: LengthHint }) {
  return <span className={cn('tabular-nums', hint.verdict === 'good' && 'text-good')}>{hint.words}</span>;
}
