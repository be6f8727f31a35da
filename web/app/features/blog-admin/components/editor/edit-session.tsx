import { type CheckedPost, type PostForm, postForm } from '@plainclaim/domain/blog/post';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../../../ui/cn.ts';
import { Form, useZodForm } from '../../../../ui/forms/form.tsx';
import type { EditedPost } from '../../api/autosave.ts';
import type { AdminPost } from '../../api/blog-admin-api.ts';
import { useCategories, useTags } from '../../api/shelves.ts';
import { type PostPreview, previewOf } from '../../post-preview.ts';
import { hasChanges, valuesFrom } from '../../post-values.ts';
import { ActionBar } from './action-bar.tsx';
import { AutosaveStatus } from './autosave-status.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { useLeaveWarning } from './leave-warning.tsx';
import { PostFields } from './post-fields.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SideFields } from './side-fields.tsx';
import { useAutosave } from './use-autosave.ts';
import { useSavePost } from './use-save-post.ts';

export type EditSessionProps = {
  /** The post and the version it was loaded at; null for a new post. */
  edited: EditedPost;
  /** Initial values of the form. */
  start: PostForm;
  /** The saved values, to detect unsaved changes. */
  saved: PostForm;
  /** The newest version on the server. */
  newest: AdminPost | null;
  /** When the restored autosave was typed; null without one. */
  restoredAt: Date | null;
  onKeepMine: () => void;
  /** Discards what was typed and starts again from the saved post. */
  onStartAgain: () => Promise<void>;
  renderPreview: (preview: PostPreview) => ReactNode;
};

/** One editing session of one version. Give it a new `key` to start again from another version. */
export function EditSession(props: EditSessionProps) {
  const { edited, start, saved, newest, restoredAt, onKeepMine, onStartAgain, renderPreview } = props;
  const form = useZodForm<PostForm, CheckedPost>(postForm, start);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const isDone = useRef(false);
  const autosave = useAutosave({ edited, read: form.getValues });
  const save = useSavePost(edited, () => {
    isDone.current = true;
    autosave.stop();
  });
  const submit = async (values: CheckedPost) => {
    if (isUploading)
      return { message: 'The picture is still being uploaded. Wait until it is there, then save again.' };
    await autosave.settle();
    const problem = await save(values);
    if (!problem) return undefined;
    setIsPreviewing(false);
    autosave.changed();
    return problem;
  };
  const startAgain = async () => {
    await autosave.settle();
    await onStartAgain().catch((error: unknown) => {
      autosave.changed();
      throw error;
    });
  };
  const leaveWarning = useLeaveWarning(() => !isDone.current && hasChanges(saved, form.getValues()));
  const shelves = { categories: useCategories().data ?? [], tags: useTags().data ?? [] };
  const isPublic = newest?.is_public ?? false;
  const hasNewer = edited !== null && newest !== null && newest.version > edited.version;

  const { subscribe } = form;
  const { changed } = autosave;
  const before = useRef(start);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!hasChanges(before.current, values)) return;
          before.current = { ...values };
          changed();
        },
      }),
    [subscribe, changed],
  );

  return (
    <>
      {restoredAt ? <RestoredNotice at={restoredAt} onForget={startAgain} /> : null}
      {hasNewer ? (
        <ConflictNotice newest={newest} onKeepMine={onKeepMine} onTakeTheirs={startAgain}>
          {renderPreview(previewOf(valuesFrom(newest), shelves, new Date()))}
        </ConflictNotice>
      ) : null}
      <Form form={form} onSubmit={submit}>
        {isPreviewing ? (
          <div className="overflow-hidden rounded-xl border border-line bg-sheet">
            {renderPreview(previewOf(form.getValues(), shelves, new Date()))}
          </div>
        ) : null}
        {/* Hidden, not unmounted: the editor keeps its cursor and undo history. */}
        <div
          className={cn(
            'grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_360px]',
            isPreviewing ? 'hidden' : 'grid',
          )}
        >
          <PostFields form={form} isNew={edited === null} />
          <SideFields control={form.control} isPublic={isPublic} onUploading={setIsUploading} />
        </div>
        <ActionBar
          form={form}
          isPublic={isPublic}
          isPreviewing={isPreviewing}
          onPreview={() => setIsPreviewing((previewing) => !previewing)}
          status={<AutosaveStatus state={autosave.state} />}
        />
      </Form>
      {leaveWarning}
    </>
  );
}
