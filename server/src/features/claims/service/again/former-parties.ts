import type { FormerParty } from '@plainclaim/domain/letters/correct-party';
import type { Executor } from '../../../../platform/db/db.ts';
import { readHistory } from '../../../history/index.ts';

export const partyCorrected = 'party.corrected';

/** Names and addresses that the claim had for the other side before it was corrected: its letter may still have them. */
export async function formerParties(executor: Executor, claimId: string): Promise<readonly FormerParty[]> {
  const events = await readHistory(executor, claimId);
  return events.flatMap(({ kind, personal }) => {
    const { name_was: name, address_was: address } = personal ?? {};
    return kind === partyCorrected && typeof name === 'string' && typeof address === 'string'
      ? [{ defendantName: name, defendantAddress: address }]
      : [];
  });
}
