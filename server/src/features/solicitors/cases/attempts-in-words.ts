import { doneLine, methodWords, outcomeLines } from '@plainclaim/domain/letters/serving/attempt-words';
import { usualReceiptWords } from '@plainclaim/domain/letters/serving/usual-receipt';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import type { CaseFile } from './read-case.ts';

type Ledger = CaseFile['details']['ledger'];

/** Every attempt to bring the letter to the other side, as text for the archive of a case. */
export function attemptsInWords({ attempts }: Ledger, documents: CaseFile['details']['documents']): string {
  const blocks = attempts.map((attempt, index) => {
    const proof = documents.find(({ id }) => id === attempt.proofDocumentId);
    const lines = [
      `${index + 1} ${methodWords[attempt.method]}, to ${attempt.toName}, ${attempt.address}`,
      doneLine(attempt, 'others'),
      ...outcomeLines(attempt),
      ...(attempt.usualReceipt ? [`Usual day of receipt: ${formatLongDate(attempt.usualReceipt)}`] : []),
      ...(proof ? [`Proof: ${proof.fileName}`] : []),
      `Letter dated ${formatLongDate(attempt.letter.letterDatedOn)}, SHA-256 of its ${attempt.letter.hashOf === 'pdf' ? 'PDF' : 'text'}: ${attempt.letter.letterSha256}`,
    ];
    return `${lines.join('\n')}\n`;
  });
  return `${blocks.join('\n')}\n${usualReceiptWords}\n`;
}
