import type { Tx } from '../../platform/db/db.ts';
import { markBounced } from '../../platform/mail/mail.store.ts';
import { comeApart } from '../../platform/mail/notices.store.ts';
import { mailOfReturnPath } from '../../platform/mail/return-path.ts';
import type { IncomingReply } from './incoming-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';

/** A bounce counts only for the mail whose own return path received it: its quoted contents can be forged. */
export async function noteBounce(
  deps: RepliesDeps,
  tx: Tx,
  { evidence, subject, deliveryProblem }: IncomingReply,
): Promise<void> {
  const emailId = evidence && mailOfReturnPath(evidence.recipients, deps.secretKey);
  if (!emailId) return;
  const error = `The mail came back: ${deliveryProblem ?? subject}`.slice(0, 500);
  const returned = await markBounced(tx, emailId, { error, at: deps.clock.now() });
  if (!returned) return;
  const parts = await comeApart(tx, returned.id, { error, forGoodAt: deps.clock.now() });
  for (const failed of parts.length > 0 ? parts : [returned]) await deps.onFailedForGood(tx, failed);
}
