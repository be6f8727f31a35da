import { AppError } from '@plainclaim/domain/shared/errors';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Loading, SkeletonCard, SkeletonText } from '../../../../ui/display/skeleton.tsx';
import { discardAutosave, useNewPostAutosave } from '../../api/autosave.ts';
import type { AdminPost, Autosave } from '../../api/blog-admin-api.ts';
import { usePost } from '../../api/read-post.ts';
import type { PostPreview } from '../../post-preview.ts';
import { emptyPost, hasChanges, valuesFrom, valuesFromAutosave } from '../../post-values.ts';
import { EditSession } from './edit-session.tsx';

type PreviewProps = { renderPreview: (preview: PostPreview) => ReactNode };

/** A post that does not exist yet. */
export function NewPostEditor({ renderPreview }: PreviewProps) {
  const autosaved = useNewPostAutosave();
  if (autosaved.isPending) return <EditorSkeleton />;
  // If the autosave fails to load, the editor starts empty.
  return <Sitting post={null} autosave={autosaved.data?.autosave ?? null} renderPreview={renderPreview} />;
}

export function PostEditor({ id, renderPreview }: PreviewProps & { id: string }) {
  const query = usePost(id);
  if (query.isPending) return <EditorSkeleton />;
  if (!query.data) {
    const isGone = query.error instanceof AppError && query.error.code === 'not_found';
    return (
      <Alert
        live
        tone="danger"
        title="Failed to load blog post"
        actions={
          isGone ? null : (
            <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
              Try again
            </Button>
          )
        }
      >
        {isGone ? 'Blog post not found' : 'Check your connection, then try again.'}
      </Alert>
    );
  }
  const { post, autosave } = query.data;
  return <Sitting post={post} autosave={autosave} renderPreview={renderPreview} />;
}

type SittingProps = PreviewProps & { post: AdminPost | null; autosave: Autosave | null };

/** Decides which text the editor starts from, and starts it again when that changes. */
function Sitting({ post, autosave, renderPreview }: SittingProps) {
  // Fixed when the page opens: a newer version is compared with it and never replaces it silently.
  const [sitting, setSitting] = useState(() => startOf(post, autosave));
  const startAgain = async () => {
    await discardAutosave(post?.id ?? null);
    setSitting(({ round }) => ({ ...startOf(post, null), round: round + 1 }));
  };
  return (
    <EditSession
      key={sitting.round}
      edited={post ? { id: post.id, version: sitting.version } : null}
      start={sitting.start}
      saved={sitting.saved}
      newest={post}
      restoredAt={sitting.restoredAt}
      onKeepMine={() => setSitting((before) => ({ ...before, version: post?.version ?? 0 }))}
      onStartAgain={startAgain}
      renderPreview={renderPreview}
    />
  );
}

function startOf(post: AdminPost | null, autosave: Autosave | null) {
  const saved = post ? valuesFrom(post) : emptyPost;
  const fromSaved = { saved, start: saved, restoredAt: null, version: post?.version ?? 0, round: 0 };
  if (!autosave) return fromSaved;
  const start = valuesFromAutosave(autosave.form, saved);
  if (!hasChanges(saved, start)) return fromSaved;
  // The autosave may be based on an older version: the editor then warns at once.
  return { ...fromSaved, start, restoredAt: new Date(autosave.saved_at), version: autosave.base_version };
}

function EditorSkeleton() {
  return (
    <Loading>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <SkeletonText lines={9} />
        <SkeletonCard lines={3} />
      </div>
    </Loading>
  );
}
