import type { Tx } from '../../../platform/db/db.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { lockClaim } from '../claims.store.ts';
import { documentKey } from '../evidence/document-key.ts';
import { abandonFiles } from '../evidence/unclaimed-files.ts';
import { deleteFactsOf } from '../facts/facts.store.ts';
import { deleteHoldsOf } from '../holds/holds.store.ts';
import { letterFileKey } from '../letter/letter-file.ts';
import { erasePeopleOfServices } from '../service/service.personal.ts';
import { deleteDocumentsOf, erasePeopleOf } from './personal.store.ts';

/** Called when the retention period is over: erases both parties, the letter and the evidence. */
export async function eraseClaim({ clock }: Pick<ClaimsDeps, 'clock'>, tx: Tx, id: string): Promise<void> {
  const now = clock.now();
  const letter = (await lockClaim(tx, id))?.generatedLetterContent;
  const documents = await deleteDocumentsOf(tx, [id]);
  await deleteFactsOf(tx, id);
  await erasePeopleOfServices(tx, id);
  await deleteHoldsOf(tx, id);
  await erasePeopleOf(tx, id, now);
  // Its mails are erased too, and with them the files of earlier letters.
  const letters = letter ? [letterFileKey(id, letter)] : [];
  await abandonFiles(tx, [...documents.map(documentKey), ...letters], now);
}
