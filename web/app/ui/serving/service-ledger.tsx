import { usualReceiptWords } from '@plainclaim/domain/letters/serving/usual-receipt';
import { Icon } from '../../art/icon.tsx';
import type { ClaimDocument, LetterAttempt, LetterService } from '../../lib/claims-api.ts';
import { Card } from '../display/card.tsx';
import { AttemptRow, type AttemptRowProps } from './attempt-row.tsx';

type ServiceLedgerProps = Pick<AttemptRowProps, 'reader' | 'actions'> & {
  service: LetterService;
  documents: readonly ClaimDocument[];
  onOpenProof: (document: ClaimDocument) => Promise<void>;
};

/** Every attempt to bring the letter to the other side, oldest first, numbered as in the certificate. */
export function ServiceLedger({ service, documents, onOpenProof, reader, actions }: ServiceLedgerProps) {
  const { attempts } = service;
  if (attempts.length === 0) return <p className="mt-3 text-ink-2">No attempt has been recorded yet.</p>;
  const proofOf = ({ proof_document_id: id }: LetterAttempt) =>
    documents.find((document) => document.id === id);
  return (
    <>
      <Card className="mt-5">
        <ol aria-label="Attempts to bring the letter to them">
          {attempts.map((attempt, index) => (
            <AttemptRow
              key={attempt.id}
              attempt={attempt}
              number={index + 1}
              reader={reader}
              proof={proofOf(attempt)}
              onOpenProof={onOpenProof}
              actions={actions}
            />
          ))}
        </ol>
      </Card>
      <p className="mt-4 flex max-w-[72ch] gap-2.5 text-14 text-ink-2">
        <Icon name="info" className="mt-[0.15em] size-[1.25em] shrink-0 text-brand" />
        <span>{usualReceiptWords}</span>
      </p>
    </>
  );
}
