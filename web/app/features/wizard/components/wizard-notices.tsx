import { notSavedTitle } from '@plainclaim/domain/claims/drafts';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { draftsId } from '../../../lib/drafts-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { wizardPath } from '../addresses.ts';
import { newClaim } from '../api/open-draft.ts';

const newClaimAddress = `${wizardPath}?draft=${newClaim}`;

/** A saved draft was opened. Offers a new claim instead. */
export function RestoredNotice({ writtenOn, onDismiss }: { writtenOn: string; onDismiss: () => void }) {
  return (
    <Alert
      className="mb-8"
      title={`Restored what you wrote on ${formatLongDate(new Date(writtenOn))}`}
      onDismiss={onDismiss}
      actions={
        <ButtonLink variant="secondary" size="sm" to={newClaimAddress}>
          Start a new claim
        </ButtonLink>
      }
    >
      It stays on your dashboard if you start another.
    </Alert>
  );
}

/** The id of the notice that a claim cannot be saved, for the button that it keeps from leading on. */
export const notSavedId = 'claim-not-saved';

/**
 * There are as many drafts as can be kept: said before anything is typed, and announced where another tab takes the last
 * place meanwhile. The live region is mounted before its text, or screen readers would not announce it.
 */
export function NotSavedNotice({ isShown }: { isShown: boolean }) {
  return (
    <div id={notSavedId} role="status">
      {isShown ? (
        <Alert
          tone="amber"
          className="mb-8"
          title={notSavedTitle}
          actions={
            <ButtonLink variant="secondary" size="sm" to={`/plaintiff-dashboard#${draftsId}`}>
              Go to your unfinished claims
            </ButtonLink>
          }
        >
          What you write here stays in this tab only. Finish or delete one of the others, and this one is
          saved by itself.
        </Alert>
      ) : null}
    </div>
  );
}

/** The draft was submitted or deleted elsewhere while it was open here. */
export function GoneNotice({ onKeep }: { onKeep: () => void }) {
  return (
    <Alert
      live
      tone="danger"
      className="mb-8"
      title="This draft was submitted or deleted in another tab or on another device"
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={onKeep}>
            Keep these answers as a new claim
          </Button>
          <ButtonLink size="sm" variant="quiet" to="/plaintiff-dashboard">
            Go to your dashboard
          </ButtonLink>
        </>
      }
    >
      What you see here is not saved any more. Files do not come along into a new claim: please add them
      again.
    </Alert>
  );
}

type NotOpenedProps = { isMissing: boolean; isTrying: boolean; onTryAgain: () => void };

export function NotOpened({ isMissing, isTrying, onTryAgain }: NotOpenedProps) {
  if (isMissing) {
    return (
      <Alert
        live
        tone="amber"
        title="We could not find that draft"
        actions={
          <ButtonLink size="sm" to={newClaimAddress}>
            Start a new claim
          </ButtonLink>
        }
      >
        It may have been submitted or deleted. <TextLink to="/plaintiff-dashboard">Your dashboard</TextLink>{' '}
        shows what you have.
      </Alert>
    );
  }
  return (
    <Alert
      live
      tone="danger"
      title="Your claim could not be loaded"
      actions={
        <Button variant="secondary" size="sm" busy={isTrying} onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      Check your connection. Nothing you wrote is lost.
    </Alert>
  );
}
