import { Icon } from '../../../art/icon.tsx';
import { MessagePage } from '../../../shell/message-page.tsx';
import { CopyButton } from '../../../ui/display/copy-button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { forgetTyped } from '../use-letter-edit.ts';

type SubmittedElsewhereProps = { draftId: string; userId: string; typed: string };

/** Tells that an edit came too late: the letter was submitted without it. */
export function SubmittedElsewhere({ draftId, userId, typed }: SubmittedElsewhereProps) {
  return (
    <MessagePage
      heading="This claim has already been submitted"
      actions={
        <ButtonLink to={`/claim/${draftId}`} onClick={() => forgetTyped(userId, draftId)}>
          Open the claim
        </ButtonLink>
      }
    >
      <p role="status">
        It was submitted in another tab or on another device, with the letter as it was saved then. What you
        typed here is not in it, and the letter can no longer be changed.
      </p>
      <details className="group/typed rounded-lg border border-line">
        <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2 text-16 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="flex-1">What you typed here</span>
          <Icon name="chevron-down" className="transition-transform group-open/typed:rotate-180" />
        </summary>
        <div className="border-t border-line px-4 py-3.5 text-16">
          <p className="font-serif whitespace-pre-line wrap-anywhere">{typed}</p>
          <CopyButton text={typed} accessibleLabel="Copy what you typed here" className="mt-4" />
        </div>
      </details>
    </MessagePage>
  );
}
