import { readImageUrl } from '@plainclaim/domain/blog/image-url';
import type { CheckedPost, PostForm } from '@plainclaim/domain/blog/post';
import { useEffect } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { FileDrop } from '../../../../ui/forms/file-drop.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { usePictureUpload } from '../use-picture-upload.ts';

type FeaturedImageProps = {
  control: Control<PostForm, unknown, CheckedPost>;
  /** Whether an upload is running: a post saved now would lack the picture. */
  onBusy: (isBusy: boolean) => void;
};

/** The picture above the post and in lists, with its description. */
export function FeaturedImage({ control, onBusy }: FeaturedImageProps) {
  const { field, fieldState } = useController({ control, name: 'featuredImageUrl' });
  const upload = usePictureUpload(({ url }) => {
    field.onChange(url);
    upload.clear();
  });
  const isBusy = upload.row?.state === 'uploading';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const id = useFieldId('featuredImageUrl');
  const picture = readImageUrl(field.value);
  return (
    <>
      {picture ? (
        <div>
          <p className="font-strong">Featured image</p>
          <img
            src={field.value}
            width={picture.width}
            height={picture.height}
            alt=""
            className="mt-2.5 h-auto w-full rounded-lg border border-line"
          />
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={() => {
              upload.clear();
              field.onChange('');
            }}
          >
            Remove image
          </Button>
        </div>
      ) : (
        <FileDrop
          id={id}
          label="Featured image"
          optional
          hint="JPEG, PNG, WebP, AVIF or GIF, smaller than 5MB."
          single
          accept="image/*"
          files={upload.row ? [upload.row] : []}
          onAdd={([picked]) => {
            if (picked) void upload.send(picked);
          }}
          onRemove={upload.clear}
          onRetry={upload.retry}
          error={fieldState.error?.message}
        />
      )}
      {picture ? (
        <FormField
          control={control}
          name="featuredImageAlt"
          as={TextField}
          label="Image description"
          hint="What it shows, for people who cannot see it."
        />
      ) : null}
    </>
  );
}
