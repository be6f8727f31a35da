import { useId } from 'react';
import type { ClaimDetails } from '../../../../lib/claims-api.ts';
import { downloadDocument } from '../../../../lib/download-document.ts';
import { CameBack } from '../../../../ui/serving/came-back.tsx';
import { PutRight } from '../../../../ui/serving/put-right.tsx';
import { ServiceLedger } from '../../../../ui/serving/service-ledger.tsx';
import { fetchCertificate, useRecordReturn, useServiceRefresh } from '../../api/service.ts';
import { PaperButton } from './paper-button.tsx';

type ServiceSectionProps = { details: ClaimDetails; userId: string };

/** How the letter reached the other side: proof of it is what a court asks for first. */
export function ServiceSection({ details, userId }: ServiceSectionProps) {
  const { claim, service, documents, may } = details;
  const titleId = useId();
  const recordReturn = useRecordReturn(userId, claim.id);
  const refresh = useServiceRefresh(userId, claim.id);
  if (claim.generated_letter_content === null && service.attempts.length === 0) return null;
  const mayCertify =
    (claim.user_id === userId || may.record_service) &&
    claim.generated_letter_content !== null &&
    service.attempts.length > 0;
  return (
    <section id="service" aria-labelledby={titleId} className="scroll-mt-6">
      <h2 id={titleId} className="text-24">
        How the letter reached them
      </h2>
      <p className="mt-2 text-ink-2">Every attempt is listed, including those that failed.</p>
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
      <PutRight claim={claim} may={may} onChanged={refresh} />
      {mayCertify ? (
        <>
          <h3 className="mt-7 text-18">Certificate of service</h3>
          <p className="mt-1.5 max-w-[72ch] text-15 text-ink-2">
            One paper that says what was sent, to whom, how, when, and what came of it. You sign for what you
            posted.
          </p>
          <PaperButton
            icon="download"
            label="Certificate of service (PDF)"
            busyLabel="Making the certificate…"
            fileName="certificate-of-service.pdf"
            onFetch={() => fetchCertificate(claim.id)}
          />
        </>
      ) : null}
    </section>
  );
}
