import { isTooOldToPost, tooOldToPostWords } from '@plainclaim/domain/letters/serving/dating-anew';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import { useAdminChanged } from '../../../../lib/change-poll.ts';
import { AttemptDialog } from '../../../../ui/serving/attempt-dialog.tsx';
import { CameBack } from '../../../../ui/serving/came-back.tsx';
import { DateAnew } from '../../../../ui/serving/date-anew.tsx';
import { PutRight } from '../../../../ui/serving/put-right.tsx';
import { ServiceLedger } from '../../../../ui/serving/service-ledger.tsx';
import type { Review } from '../../api/admin-api.ts';
import { downloadDocument } from '../../api/review.ts';
import { uploadProofTo, useDateLetter, useRecordAttempt, useRecordReturn } from '../../api/service.ts';
import { Panel } from './panel.tsx';

type ReviewServiceProps = {
  review: Pick<Review, 'claim' | 'service' | 'documents' | 'hold' | 'may'>;
  now: Date;
};

/** Each attempt to serve the letter, with what our team did or was told. */
export function ReviewService({ review, now }: ReviewServiceProps) {
  const { claim, service, documents, may } = review;
  const record = useRecordAttempt(claim.id);
  const recordReturn = useRecordReturn(claim.id);
  const changed = useAdminChanged();
  return (
    <Panel serif title="How the letter reached them">
      <ServiceLedger
        service={service}
        documents={documents}
        reader="others"
        onOpenProof={({ id, file_name }) => downloadDocument(claim.id, id, file_name)}
        actions={(attempt) =>
          may.record_service && attempt.can_come_back ? (
            <CameBack attempt={attempt} onRecord={(told) => recordReturn(attempt.id, told)} />
          ) : null
        }
      />
      {may.record_service ? (
        <div className="max-w-[22rem]">
          <AttemptDialog
            claim={claim}
            service={service}
            onUpload={uploadProofTo(claim.id)}
            onRecord={record}
          />
        </div>
      ) : null}
      <NewDate review={review} now={now} />
      <PutRight claim={claim} may={may} onChanged={async () => changed()} />
    </Panel>
  );
}

/** For a claimant who asks our team: the letter reached no one, and is too old to be posted as it is. */
function NewDate({ review: { claim, service, hold, may }, now }: ReviewServiceProps) {
  const dateLetter = useDateLetter(claim.id);
  const letterDatedOn = parseIsoDate(service.letter_dated_on ?? claim.created_at.slice(0, 10));
  if (!letterDatedOn) return null;
  const isWanted =
    may.record_service &&
    hold === null &&
    claim.reply_received_at === null &&
    isTooOldToPost(letterDatedOn, service.reach, londonDateOf(now));
  return (
    <div className="mt-4 max-w-[22rem]">
      {isWanted ? <p className="text-15 text-ink-2">{tooOldToPostWords}</p> : null}
      <DateAnew letterDatedOn={letterDatedOn} isWanted={isWanted} onDate={dateLetter} />
    </div>
  );
}
