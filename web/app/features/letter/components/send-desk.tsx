import { letterChangedElsewhere } from '@plainclaim/domain/claims/drafts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import type { Draft, DraftLetter } from '../../../lib/claims-api.ts';
import { useSameClaim } from '../../../lib/use-same-claim.ts';
import { Alert } from '../../../ui/display/alert.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { answersAddress } from '../answers-address.ts';
import { letterAddress } from '../letter-address.ts';
import { openWarnings, submitObstacle } from '../submission-words.ts';
import { hasUnsavedEdit } from '../use-letter-edit.ts';
import { parcelOf } from '../what-goes.ts';
import { SendMoney } from './send-money.tsx';
import { SendPapers } from './send-papers.tsx';
import { SendRecipient } from './send-recipient.tsx';
import { SubmitLetter } from './submit-letter.tsx';

type SendDeskProps = { draft: Draft; letter: DraftLetter; readVersion: number; userId: string };

/** Everything that happens on submitting, in one view, and the one button that does it. */
export function SendDesk({ draft, letter, readVersion, userId }: SendDeskProps) {
  const [now] = useState(() => new Date());
  const [arrivedAt] = useState(draft.version);
  const sameClaim = useSameClaim(draft.id);
  const parcel = parcelOf(draft, now);
  const obstacle = obstacleOf({ draft, letter, readVersion, userId });
  const warnings = openWarnings(letter);
  return (
    <>
      <SendTop draftId={draft.id} />
      <div className="mt-7 grid gap-4">
        {obstacle ? (
          <Alert
            live
            tone="amber"
            title={obstacle}
            actions={
              <ButtonLink to={letterAddress(draft.id)} variant="secondary" size="sm">
                Read the letter
              </ButtonLink>
            }
          />
        ) : null}
        {draft.version !== arrivedAt ? (
          <Alert live tone="amber" title="Your answers were changed while this page was open">
            It shows them as they are now. Please read it again before you submit.
          </Alert>
        ) : null}
        {sameClaim ? <Alert tone="amber" title={sameClaim} /> : null}
        {warnings > 0 && !obstacle ? (
          <Alert
            title={
              warnings === 1
                ? 'One remark on your letter is open'
                : `${warnings} remarks on your letter are open`
            }
          >
            You may send it all the same, or{' '}
            <Link to={letterAddress(draft.id)}>look at the letter again</Link>.
          </Alert>
        ) : null}
      </div>
      {parcel ? (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start lg:gap-8">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <SendRecipient draft={draft} letter={letter} parcel={parcel} />
            <SendPapers draft={draft} parcel={parcel} />
          </div>
          <SendMoney parcel={parcel} form={draft.form} letter={letter} />
        </div>
      ) : (
        <p className="mt-6">
          <Link to={answersAddress(draft.id, 4)}>Some answers are missing</Link>.
        </p>
      )}
      <SubmitLetter
        draft={draft}
        letter={letter}
        userId={userId}
        obstacle={obstacle}
        files={parcel?.sent.length ?? 0}
      />
    </>
  );
}

/** Why nothing may go: what this page shows would not be what was read. */
function obstacleOf({ draft, letter, readVersion, userId }: SendDeskProps): string | undefined {
  if (letter.version !== readVersion) return letterChangedElsewhere;
  if (hasUnsavedEdit(userId, draft.id, letter))
    return 'You have changed the letter and not saved it. Save or cancel your changes, then submit.';
  return submitObstacle(letter);
}

export function SendTop({ draftId }: { draftId: string }) {
  return (
    <>
      <Link to={letterAddress(draftId)} className="inline-flex items-center gap-1.5 font-semibold">
        <Icon name="arrow-left" className="size-[1.25em]" />
        Back to your letter
      </Link>
      <h1 className="mt-4">Before it goes</h1>
      <p className="lead mt-3">What goes to whom, and what it costs you. Nothing has been sent yet.</p>
    </>
  );
}
