import { useAdminChanged } from '../../../../lib/change-poll.ts';
import { PutRight } from '../../../../ui/serving/put-right.tsx';
import { ServiceLedger } from '../../../../ui/serving/service-ledger.tsx';
import type { Review } from '../../api/admin-api.ts';
import { downloadDocument } from '../../api/review.ts';
import { Panel } from './panel.tsx';

type ReviewServiceProps = { review: Pick<Review, 'claim' | 'service' | 'documents' | 'may'> };

export function ReviewService({ review: { claim, service, documents, may } }: ReviewServiceProps) {
  const changed = useAdminChanged();
  return (
    <Panel serif title="How the letter reached them">
      <ServiceLedger
        service={service}
        documents={documents}
        reader="others"
        onOpenProof={({ id, file_name }) => downloadDocument(claim.id, id, file_name)}
      />
      <PutRight claim={claim} may={may} onChanged={async () => changed()} />
    </Panel>
  );
}
