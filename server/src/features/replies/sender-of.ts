import { shortReferenceInSubject } from '@plainclaim/domain/claims/short-reference';
import { dmarcPassDomain } from '@plainclaim/domain/replies/authentication-results';
import { claimIdInSubject } from '@plainclaim/domain/replies/claim-id-in-subject';
import { normaliseEmail } from '@plainclaim/domain/shared/email-address';
import type { Tx } from '../../platform/db/db.ts';
import { claimIdsOfReferences, claimOfReplyAddress, claimsByIds } from '../claims/index.ts';
import type { IncomingReply } from './incoming-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';

export type Sender = {
  readonly claimId: string | undefined;
  /** Whether there is proof that the claim's other side sent it. A From header proves nothing. */
  readonly isProven: boolean;
};

/**
 * The claim and the sender of a reply. Proof is the reply address that only the letter contains, a DMARC pass
 * for the defendant's address reported by our own mail server, or an admin who typed it in.
 */
export async function senderOf(
  { config, secretKey }: Pick<RepliesDeps, 'config' | 'secretKey'>,
  tx: Tx,
  { evidence, subject, senderEmail, claimId }: IncomingReply,
): Promise<Sender> {
  if (!evidence) return { claimId: claimId ?? (await claimNamedIn(tx, subject)), isProven: true };
  const addressed = claimOfReplyAddress(evidence.recipients, secretKey);
  if (addressed) return { claimId: addressed, isProven: true };
  const named = await claimNamedIn(tx, subject);
  const trustedId = config.INBOUND_AUTHSERV_ID;
  if (!named || !trustedId || !evidence.hasOneSender) return { claimId: named, isProven: false };
  const passed = dmarcPassDomain(evidence.authenticationResults, trustedId);
  const [claim] = passed === domainOf(senderEmail) ? await claimsByIds(tx, [named]) : [];
  const isTheirs =
    claim?.defendantEmailUnknown === false && normaliseEmail(claim.defendantEmail) === senderEmail;
  return { claimId: named, isProven: isTheirs };
}

/** By the claim's id, as in our letters, or by the short reference that people copy by hand. */
async function claimNamedIn(tx: Tx, subject: string): Promise<string | undefined> {
  const id = claimIdInSubject(subject);
  if (id !== undefined) return id;
  const shortReference = shortReferenceInSubject(subject);
  if (shortReference === undefined) return undefined;
  return (await claimIdsOfReferences(tx, [shortReference])).get(shortReference);
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
