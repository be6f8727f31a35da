import type { DefendantType } from '@plainclaim/domain/claims/defendant';
import type { NamedParty } from '@plainclaim/domain/claims/party-correction';
import type { FormerParty } from '@plainclaim/domain/letters/correct-party';
import type { Executor } from '../../../../platform/db/db.ts';
import { readHistory } from '../../../history/index.ts';
import type { ClaimRow } from '../../claims.store.ts';

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

/** Whom the claim was submitted against: the names before the first correction. */
export async function firstParty(executor: Executor, claim: ClaimRow): Promise<NamedParty> {
  const events = await readHistory(executor, claim.id);
  const first = events.find(({ kind }) => kind === partyCorrected)?.personal;
  const named = (key: string, now: string) => String(first?.[`${key}_was`] ?? now);
  return {
    defendantType: claim.defendantType as DefendantType,
    defendantFirstName: named('first_name', claim.defendantFirstName),
    defendantLastName: named('last_name', claim.defendantLastName),
    defendantCompanyName: named('company_name', claim.defendantCompanyName),
  };
}
