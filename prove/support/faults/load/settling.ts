import type { World } from '../world.ts';
import type { Person } from './people.ts';

/** An admin records an offer, and the claimant answers it. */
export async function settle(
  { accepted, query }: World,
  { admin, claimant }: { readonly admin: Person; readonly claimant: Person },
  claimId: string,
  answer: 'accept' | 'reject',
): Promise<void> {
  const json = { claim_id: claimId, offered_amount: 900.25, defendant_message: 'All I have.' };
  const made = await admin.ask('POST', '/functions/v1/handle-settlement-offer', { json });
  if (made.status !== 200 || made.body.success !== true)
    throw new Error(`the offer was refused: ${made.status} ${made.text}`);
  // The claimant is shown it a minute later: long over, also where the clock jumps back meanwhile.
  await query(
    `update settlement_offers set created_at = created_at - interval '90 days',
       replaced_at = replaced_at - interval '90 days' where claim_id = $1`,
    [claimId],
  );
  const read = await claimant.ask('GET', `/api/settlements/${claimId}`);
  const { id } = read.body.offer as { id: string };
  const given = await claimant.ask('POST', `/api/settlements/${id}/${answer}`);
  // A 409 means that an earlier attempt was recorded and its answer lost.
  if (given.status !== 200 && given.status !== 409)
    throw new Error(`the answer was refused: ${given.status} ${given.text}`);
  const after = await claimant.ask('GET', `/api/settlements/${claimId}`);
  const recorded = (after.body.response as { response_type: string } | null)?.response_type;
  if (recorded !== answer) throw new Error(`the answer ${answer} was taken, and ${recorded} is there`);
  accepted.answers.push({ offerId: id, answer });
}
