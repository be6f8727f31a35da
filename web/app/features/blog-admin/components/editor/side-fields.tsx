import type { CheckedPost, PostForm } from '@plainclaim/domain/blog/post';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { FieldStack } from '../../../../ui/forms/field.tsx';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { saveTag, tagsQuery, useCategories, useTags } from '../../api/shelves.ts';
import { FeaturedImage } from './featured-image.tsx';
import { PublishingFields } from './publishing-fields.tsx';
import { SearchFields } from './search-fields.tsx';
import { TagPicker } from './tag-picker.tsx';

type SideFieldsProps = {
  control: Control<PostForm, unknown, CheckedPost>;
  isPublic: boolean;
  onUploading: (isUploading: boolean) => void;
};

/** The fields beside the text: date, category, tags, picture and search engines. */
export function SideFields({ control, isPublic, onUploading }: SideFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <Part title="Publishing">
        <PublishingFields control={control} isPublic={isPublic} />
      </Part>
      <Part title="Category and tags">
        <CategoryField control={control} />
        <TagsField control={control} />
      </Part>
      <Part title="Picture">
        <FeaturedImage control={control} onBusy={onUploading} />
      </Part>
      <Part title="Search engines">
        <SearchFields control={control} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-20">{title}</h2>
      <FieldStack className="mt-5">{children}</FieldStack>
    </Card>
  );
}

type PartProps = Pick<SideFieldsProps, 'control'>;

function CategoryField({ control }: PartProps) {
  const categories = useCategories();
  if (categories.isError) {
    return (
      <Alert
        live
        tone="danger"
        title="Failed to load categories"
        actions={
          <Button
            variant="secondary"
            size="sm"
            busy={categories.isFetching}
            onClick={() => categories.refetch()}
          >
            Try again
          </Button>
        }
      />
    );
  }
  return (
    <FormField
      control={control}
      name="categoryId"
      as={Select}
      label="Category"
      placeholder="Choose a category"
      options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      hint={
        <TextLink to="/admin/blog?tab=categories" target="_blank">
          Manage categories
        </TextLink>
      }
    />
  );
}

function TagsField({ control }: PartProps) {
  const tags = useTags();
  const client = useQueryClient();
  const add = async (name: string, slug: string) => {
    const id = await saveTag(undefined, { name, slug });
    await client.invalidateQueries({ queryKey: tagsQuery.queryKey });
    return id;
  };
  return (
    <FormField
      control={control}
      name="tagIds"
      as={TagPicker}
      label="Tags"
      optional
      tags={tags.data ?? []}
      onAdd={add}
    />
  );
}
