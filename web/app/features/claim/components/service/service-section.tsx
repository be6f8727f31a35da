import { useId } from 'react';
import type { ClaimDetails } from '../../../../lib/claims-api.ts';
import { downloadDocument } from '../../../../lib/download-document.ts';
import { CameBack } from '../../../../ui/serving/came-back.tsx';
import { ServiceLedger } from '../../../../ui/serving/service-ledger.tsx';
import { useRecordReturn } from '../../api/service.ts';

type ServiceSectionProps = { details: ClaimDetails; userId: string };

/** How the letter reached the other side: proof of it is what a court asks for first. */
export function ServiceSection({ details, userId }: ServiceSectionProps) {
  const { claim, service, documents, may } = details;
  const titleId = useId();
  const recordReturn = useRecordReturn(userId, claim.id);
  if (claim.generated_letter_content === null && service.attempts.length === 0) return null;
  return (
    <section id="service" aria-labelledby={titleId} className="scroll-mt-6">
      <h2 id={titleId} className="text-24">
        How the letter reached them
      </h2>
      <p className="mt-2 text-ink-2">Every attempt is kept, also the ones that failed.</p>
      <ServiceLedger
        service={service}
        documents={documents}
        reader={claim.user_id === userId ? 'claimant' : 'others'}
        onOpenProof={(document) => downloadDocument(claim.id, document)}
        actions={(attempt) =>
          may.record_service && attempt.can_come_back ? (
            <CameBack attempt={attempt} onRecord={(told) => recordReturn(attempt.id, told)} />
          ) : null
        }
      />
    </section>
  );
}
