import { useId } from 'react';
import { downloadDocument } from '../../../../lib/download-document.ts';
import { ServiceLedger } from '../../../../ui/serving/service-ledger.tsx';
import type { CaseFile } from '../../api/solicitor-api.ts';

type CaseServiceProps = { caseFile: Pick<CaseFile, 'claim' | 'service' | 'documents'> };

export function CaseService({ caseFile: { claim, service, documents } }: CaseServiceProps) {
  const titleId = useId();
  if (service.attempts.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-24">
        How the letter reached them
      </h2>
      <ServiceLedger
        service={service}
        documents={documents}
        reader="others"
        onOpenProof={(document) => downloadDocument(claim.id, document)}
      />
    </section>
  );
}
