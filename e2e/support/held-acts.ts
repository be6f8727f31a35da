import { changeDatabase } from './database.ts';

/** Ages a claim's rows by a minute: admins can no longer undo their acts on it, and the parties are shown them. */
export async function letTheMinutePass(claimId: string): Promise<void> {
  const changes = [
    `settlement_offers set created_at = created_at - interval '61 seconds',
       replaced_at = replaced_at - interval '61 seconds', withdrawn_at = withdrawn_at - interval '61 seconds'`,
    `payment_intents set created_at = created_at - interval '61 seconds',
       cancelled_at = cancelled_at - interval '61 seconds'`,
    `claim_assessments set created_at = created_at - interval '61 seconds'`,
    `defendant_responses set undo_until = undo_until - interval '61 seconds'`,
    `emails set held_until = held_until - interval '61 seconds'`,
  ];
  for (const change of changes) await changeDatabase(`update ${change} where claim_id = $1`, [claimId]);
  await changeDatabase('update legal_claims set before_reply = null where id = $1', [claimId]);
}
