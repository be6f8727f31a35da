import type { Tx } from '../../../platform/db/db.ts';
import { mailPerson } from '../../../platform/mail/mail-person.ts';
import type { QueueMailDeps } from '../../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { letterFileKey } from '../letter/letter-file.ts';
import { letterFileName } from '../letter/print-letter.ts';
import { copiesOfClaimant } from '../mails/claim-mails.store.ts';
import { writeNewDateMail } from '../mails/new-date-mail.tsx';

/**
 * Once the letter has gone out: a claimant whose copy left before it was dated anew or corrected gets the letter that really
 * went, once. A copy that still waits carries it already.
 */
export async function tellOfNewDate(
  deps: QueueMailDeps & Pick<ClaimsDeps, 'siteUrl'>,
  tx: Tx,
  claim: ClaimRow,
): Promise<void> {
  const { id, generatedLetterContent: letter } = claim;
  if (letter === null) return;
  const fileKey = letterFileKey(id, letter);
  const copies = await copiesOfClaimant(tx, id);
  if (copies.length === 0 || copies.includes(fileKey)) return;
  await mailPerson(deps, tx, {
    ...(await writeNewDateMail(claim, deps.siteUrl)),
    to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
    attachments: [{ fileName: letterFileName, contentType: 'application/pdf', fileKey, size: 0 }],
    dedupeKey: `claim-letter-new-date:${fileKey}`,
    claimId: id,
  });
}
