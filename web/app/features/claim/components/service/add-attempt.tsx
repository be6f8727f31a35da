import { isTooOldToPost } from '@plainclaim/domain/letters/serving/dating-anew';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ClaimDetails } from '../../../../lib/claims-api.ts';
import { SideCard } from '../../../../ui/display/side-card.tsx';
import { AttemptDialog } from '../../../../ui/serving/attempt-dialog.tsx';
import { DateAnew } from '../../../../ui/serving/date-anew.tsx';
import { useAddDocument } from '../../api/documents.ts';
import { useDateLetter, useRecordAttempt } from '../../api/service.ts';
import { PrintToPost } from './print-to-post.tsx';

type AddAttemptProps = { details: ClaimDetails; userId: string; now: Date };

/** The pages to print and post, and recording that the claimant posted the letter, left it or handed it over. */
export function AddAttempt({ details: { claim, service, hold, may }, userId, now }: AddAttemptProps) {
  const upload = useAddDocument(userId, claim.id, 'proof-of-service');
  const record = useRecordAttempt(userId, claim.id);
  const dateLetter = useDateLetter(userId, claim.id);
  const letterDatedOn = parseIsoDate(service.letter_dated_on ?? claim.created_at.slice(0, 10));
  if (!may.record_service || !letterDatedOn) return null;
  const isTooOld = isTooOldToPost(letterDatedOn, service.reach, londonDateOf(now));
  const hasReplied = claim.reply_received_at !== null;
  return (
    <SideCard title="Post it yourself">
      <PrintToPost claimId={claim.id} isPaused={hold !== null} isTooOld={isTooOld} hasReplied={hasReplied} />
      <DateAnew
        letterDatedOn={letterDatedOn}
        isWanted={isTooOld && !hasReplied && hold === null}
        onDate={dateLetter}
      />
      <p className="mt-4 text-15 text-ink-2">
        {hold ? 'Posted it before the pause?' : 'Posted it?'} Tell us the day and place, and add the receipt.
      </p>
      <AttemptDialog claim={claim} service={service} onUpload={upload} onRecord={record} />
    </SideCard>
  );
}
