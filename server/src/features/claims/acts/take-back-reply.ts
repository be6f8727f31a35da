import { withoutHeldReply } from '@plainclaim/domain/claims/claim-as-shown';
import { claimStatuses } from '@plainclaim/domain/claims/statuses';
import type { Tx } from '../../../platform/db/db.ts';
import {
  type EventActor,
  type PastEvent,
  readHistory,
  recordEvent,
  standingEvents,
  takesBack,
} from '../../history/index.ts';
import { type ClaimRow, lockClaim } from '../claims.store.ts';
import { partyCorrected } from '../service/again/former-parties.ts';
import { changeClaim } from '../write-claim.ts';
import { emailChanged } from './follow-new-email.ts';

export type ReplyToTakeBack = {
  readonly claimId: string;
  readonly responseId: string;
  readonly mailKey: string;
  readonly by: EventActor;
  readonly at: Date;
};

/** A file of the reply itself changes nothing that the reply changed, nor do other details of a party. */
const isBeside = ({ kind, facts }: PastEvent, responseId: string): boolean =>
  kind === emailChanged ||
  kind === partyCorrected ||
  (kind === 'reply.file-added' && facts.response_id === responseId);

/**
 * Undoes `takeReply` while it is the claim's latest event but for those beside it and for acts that were taken back
 * themselves; it holds the status before it. Returns undefined when anything else has happened since.
 */
export async function takeBackReply(tx: Tx, reply: ReplyToTakeBack): Promise<ClaimRow | undefined> {
  const claim = await lockClaim(tx, reply.claimId);
  if (!claim) return undefined;
  const events = standingEvents(await readHistory(tx, claim.id));
  const last = events.findLast((event) => !isBeside(event, reply.responseId));
  if (last?.kind !== 'reply.processed' || last.facts.response_id !== reply.responseId) return undefined;
  const { from, to, deadline_was: deadline, replied_was: replied } = last.facts;
  const status = claimStatuses.find((one) => one === from);
  if (!status || claim.status !== to) return undefined;
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'reply.match-undone',
    actor: reply.by,
    at: reply.at,
    facts: { response_id: reply.responseId, from: claim.status, to: status, ...takesBack(reply.mailKey) },
  });
  const changes = {
    status,
    responseDeadline: typeof deadline === 'string' ? new Date(deadline) : null,
    repliedAt: typeof replied === 'string' ? new Date(replied) : null,
    beforeReply: withoutHeldReply(claim.beforeReply, reply.responseId),
  };
  return await changeClaim(tx, claim, changes, reply.at);
}
