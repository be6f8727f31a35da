import { isTooOldToPost } from '@plainclaim/domain/letters/serving/dating-anew';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import { useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import type { ClaimDetails } from '../../../../lib/claims-api.ts';
import { Button } from '../../../../ui/button.tsx';
import { SideCard } from '../../../../ui/display/side-card.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { AttemptForm } from '../../../../ui/serving/attempt-form.tsx';
import { DateAnew } from '../../../../ui/serving/date-anew.tsx';
import { useAddDocument } from '../../api/documents.ts';
import { useDateLetter, useRecordAttempt } from '../../api/service.ts';
import { PrintToPost } from './print-to-post.tsx';

type AddAttemptProps = { details: ClaimDetails; userId: string; now: Date };

/** The pages to print and post, and recording that the claimant posted the letter, left it or handed it over. */
export function AddAttempt({ details: { claim, service, hold, may }, userId, now }: AddAttemptProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState('');
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
      <Dialog
        wide
        title="Add an attempt"
        description="How you posted the letter, left it there or handed it over."
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="secondary" size="sm" block className="mt-3.5">
            <Icon name="plus" />
            Add an attempt
          </Button>
        }
      >
        <AttemptForm
          letter={{ letterDatedOn, hasArrived: service.reach === 'served' }}
          address={claim.defendant_address}
          onUpload={upload}
          onRecord={record}
          onDone={({ address }) => {
            setOpen(false);
            setDone(`Recorded: the letter went to ${address}.`);
          }}
        />
      </Dialog>
      <p role="status" className="text-14 font-semibold text-good not-empty:mt-3">
        {done}
      </p>
    </SideCard>
  );
}
