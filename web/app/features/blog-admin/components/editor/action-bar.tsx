import type { CheckedPost, PostForm } from '@plainclaim/domain/blog/post';
import type { PostStatus } from '@plainclaim/domain/blog/post-state';
import { type ReactNode, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Icon } from '../../../../art/icon.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Confirm } from '../../../../ui/overlays/confirm.tsx';
import { statusToPublish } from '../../post-status.ts';

type ActionBarProps = {
  form: UseFormReturn<PostForm, unknown, CheckedPost>;
  isPublic: boolean;
  isPreviewing: boolean;
  onPreview: () => void;
  /** The state of the autosave. */
  status: ReactNode;
};

/** The editor's buttons, always in view. */
export function ActionBar({ form, isPublic, isPreviewing, onPreview, status }: ActionBarProps) {
  const publishedAt = useWatch({ control: form.control, name: 'publishedAt' });
  const [asks, setAsks] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { isSubmitting } = form.formState;
  const pressed = form.getValues('status');
  const isScheduling = statusToPublish(publishedAt, new Date()) === 'scheduled';
  // Plain buttons, so that Enter in a line of the form presses none of them.
  const send = (status: PostStatus) => {
    form.setValue('status', status);
    bar.current?.closest('form')?.requestSubmit();
  };

  return (
    <div
      ref={bar}
      className="sticky bottom-(--bottom-room,0px) z-10 -mx-(--gutter) border-t border-line bg-paper px-(--gutter) py-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <div className="mr-auto empty:hidden max-sm:w-full">{status}</div>
        <Button variant="quiet" className="max-sm:px-2.5 sm:ml-auto" onClick={onPreview}>
          <Icon name={isPreviewing ? 'pencil' : 'eye'} className="size-5" />
          <span className="max-sm:sr-only">{isPreviewing ? 'Write' : 'Preview'}</span>
        </Button>
        <Button
          variant="secondary"
          className="max-sm:grow max-sm:px-3"
          busy={isSubmitting && pressed === 'draft'}
          busyLabel="Saving…"
          onClick={() => (isPublic ? setAsks(true) : send('draft'))}
        >
          Save Draft
        </Button>
        <Button
          className="max-sm:grow max-sm:px-3"
          busy={isSubmitting && pressed !== 'draft'}
          busyLabel={isScheduling ? 'Scheduling…' : 'Publishing…'}
          onClick={() => send(statusToPublish(form.getValues('publishedAt'), new Date()))}
        >
          {isScheduling ? 'Schedule' : isPublic ? 'Publish Changes' : 'Publish'}
        </Button>
      </div>
      <Confirm
        title="Take this post off the site?"
        verb="Save as draft"
        open={asks}
        onOpenChange={setAsks}
        onConfirm={() => send('draft')}
      >
        As a draft, readers no longer see it. You can publish it again at any time.
      </Confirm>
    </div>
  );
}
