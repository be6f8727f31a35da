import { type ReactNode, useId } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { LimitNotices } from '../../../ui/display/limit-notices.tsx';
import { OfflineNote } from './offline-note.tsx';

type SubmitBarProps = {
  isEditing: boolean;
  /** Why the claim cannot be submitted now. */
  obstacle: string | undefined;
  /** What submitting does, in one or two sentences. */
  children: ReactNode;
  busy: boolean;
  failure: string | undefined;
  /** Limits that are near or reached. */
  limits: readonly string[];
  /** A limit is reached: the letter cannot go yet. */
  mustWait: boolean;
  onSubmit: () => void;
};

/** Sticky, so that the next step is in view while the letter is read. */
export function SubmitBar({
  isEditing,
  obstacle,
  children,
  busy,
  failure,
  limits,
  mustWait,
  onSubmit,
}: SubmitBarProps) {
  const noteId = useId();
  const limitsId = useId();
  // A refusal says its own limit.
  const told = failure ? [] : limits;
  return (
    <div
      className={cn(
        'z-4 mt-6 grid gap-4 rounded-xl border border-line bg-sheet p-5 md:px-6 md:py-[22px] print:hidden',
        // Not sticky while editing, where it would cover lines.
        !isEditing && 'md:sticky md:bottom-[calc(var(--bottom-room,0px)+12px)] md:shadow-3',
      )}
    >
      {failure ? <Alert live tone="danger" title={`Failed to submit claim: ${failure}`} /> : null}
      <LimitNotices id={limitsId} limits={told} />
      <OfflineNote isWaiting={busy} />
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-7">
        {isEditing ? (
          <Note icon="info">Save or cancel your changes, then you can submit.</Note>
        ) : (
          <>
            {obstacle ? (
              <Note id={noteId} icon="circle-alert">
                {obstacle}
              </Note>
            ) : (
              <Note icon="send" title={mustWait ? 'Ready, and saved until it can go' : 'Ready to send'}>
                {children}
              </Note>
            )}
            <Button
              size="lg"
              className="max-md:w-full"
              busy={busy}
              busyLabel="Submitting…"
              disabledReasonId={obstacle ? noteId : undefined}
              aria-describedby={told.length > 0 ? limitsId : undefined}
              onClick={onSubmit}
            >
              Submit Claim
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type NoteProps = { id?: string; icon: 'info' | 'send' | 'circle-alert'; title?: string; children: ReactNode };

function Note({ id, icon, title, children }: NoteProps) {
  return (
    <div id={id} className="flex gap-3 text-15 leading-[1.45] text-ink-2">
      <Icon name={icon} className="mt-px size-[22px] shrink-0 text-brand" />
      <div className="min-w-0 wrap-anywhere">
        {title ? <p className="text-16 font-strong text-ink">{title}</p> : null}
        <p>{children}</p>
      </div>
    </div>
  );
}
