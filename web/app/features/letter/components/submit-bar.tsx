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
  /** Fixed to the bottom on phones, with nothing but the button where nothing is wrong. */
  isLast?: boolean;
  /** `clicks` is 2 for the second press of a double click. */
  onSubmit: (clicks: number) => void;
};

/** Sticky, so that the next step is in view while the letter, or what goes with it, is read. */
export function SubmitBar({
  isEditing,
  obstacle,
  children,
  busy,
  failure,
  limits,
  mustWait,
  isLast = false,
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
        isLast &&
          'max-md:sticky max-md:bottom-(--bottom-room,0px) max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:px-(--gutter) max-md:pt-3 max-md:pb-3.5',
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
              <Note
                icon="send"
                title={mustWait ? 'Ready, and saved until it can go' : 'Ready to send'}
                className={isLast ? 'max-md:hidden' : undefined}
              >
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
              onClick={({ detail }) => onSubmit(detail)}
            >
              Submit Claim
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type NoteProps = {
  id?: string;
  icon: 'info' | 'send' | 'circle-alert';
  title?: string;
  className?: string | undefined;
  children: ReactNode;
};

function Note({ id, icon, title, className, children }: NoteProps) {
  return (
    <div id={id} className={cn('flex gap-3 text-15 leading-[1.45] text-ink-2', className)}>
      <Icon name={icon} className="mt-px size-[22px] shrink-0 text-brand" />
      <div className="min-w-0 wrap-anywhere">
        {title ? <p className="text-16 font-strong text-ink">{title}</p> : null}
        <p>{children}</p>
      </div>
    </div>
  );
}
