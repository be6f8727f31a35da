import type { MailToQueue } from '../../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimToSend } from '../claims.store.ts';
import type { SentAs } from '../claims.tables.ts';
import { writeConfirmationMail } from '../mails/confirmation-mail.tsx';
import type { LetterParcel } from './pack-letter.ts';

/** Prepares the claimant's own copy. */
export async function packConfirmation(
  { siteUrl }: Pick<ClaimsDeps, 'siteUrl'>,
  claim: ClaimToSend,
  { documents, pdf, enclosesDebtPapers }: Pick<LetterParcel, 'documents' | 'pdf' | 'enclosesDebtPapers'>,
): Promise<MailToQueue> {
  const of = (how: SentAs) => documents.filter(({ sentAs }) => sentAs === how);
  const leftOut = of('left-out');
  const mail = await writeConfirmationMail({
    claim,
    siteUrl,
    hasCopy: true,
    documentsSent: of('attached').length + of('linked').length,
    documentsKeptBack: of('kept-back').length,
    enclosesDebtPapers,
    leftOut: leftOut.map(({ fileName }) => fileName),
  });
  return {
    ...mail,
    to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
    attachments: [pdf],
    dedupeKey: `claim-confirmation:${claim.id}`,
    claimId: claim.id,
  };
}
