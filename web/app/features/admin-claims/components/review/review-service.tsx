import { useAdminChanged } from '../../../../lib/change-poll.ts';
import { AttemptDialog } from '../../../../ui/serving/attempt-dialog.tsx';
import { CameBack } from '../../../../ui/serving/came-back.tsx';
import { PutRight } from '../../../../ui/serving/put-right.tsx';
import { ServiceLedger } from '../../../../ui/serving/service-ledger.tsx';
import type { Review } from '../../api/admin-api.ts';
import { downloadDocument } from '../../api/review.ts';
import { uploadProofTo, useRecordAttempt, useRecordReturn } from '../../api/service.ts';
import { Panel } from './panel.tsx';

type ReviewServiceProps = { review: Pick<Review, 'claim' | 'service' | 'documents' | 'may'> };

/** Each attempt to serve the letter, with what our team did or was told. */
export function ReviewService({ review: { claim, service, documents, may } }: ReviewServiceProps) {
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
      <PutRight claim={claim} may={may} onChanged={async () => changed()} />
    </Panel>
  );
}
