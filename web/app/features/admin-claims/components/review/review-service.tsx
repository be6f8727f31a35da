import { ServiceLedger } from '../../../../ui/serving/service-ledger.tsx';
import type { Review } from '../../api/admin-api.ts';
import { downloadDocument } from '../../api/review.ts';
import { Panel } from './panel.tsx';

type ReviewServiceProps = { claimId: string } & Pick<Review, 'service' | 'documents'>;

export function ReviewService({ claimId, service, documents }: ReviewServiceProps) {
  return (
    <Panel serif title="How the letter reached them">
      <ServiceLedger
        service={service}
        documents={documents}
        reader="others"
        onOpenProof={({ id, file_name }) => downloadDocument(claimId, id, file_name)}
      />
    </Panel>
  );
}
