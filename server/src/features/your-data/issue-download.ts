import { allowPerson } from '../../http/rate-limit/allow-person.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { type Confirming, type Proof, recordAudit } from '../auth/index.ts';
import { signTicket } from './download-token.ts';
import type { Visitor, YourDataDeps } from './your-data.deps.ts';
import { writeDownloadedMail } from './your-data.emails.tsx';

/**
 * Issues a link for one download of all the user's data. Requires a confirmation, so that a stolen session is
 * not enough, and mails the user.
 */
export async function issueDownload(
  deps: YourDataDeps,
  actor: Confirming,
  proof: Proof,
  visitor: Visitor,
): Promise<string> {
  const { db, clock, secretKey } = deps;
  await deps.confirmPerson(actor, proof, visitor);
  await allowPerson(deps, 'downloads', actor.userId);
  const at = clock.now();
  const { address } = visitor;
  const mail = await writeDownloadedMail(deps.siteUrl);
  await db.transaction(async (tx) => {
    await recordAudit(tx, { action: 'data-downloaded', userId: actor.userId, address, at });
    const email = (await deps.accountFacts(tx, actor.userId))?.email;
    if (email) await queueMail(deps, tx, { ...mail, to: { address: email } });
  });
  return `/api/account/data/download/${signTicket(actor, secretKey, at)}`;
}
