import type { Actor } from '@plainclaim/domain/accounts/actor';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import { penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../../platform/db/db.ts';
import { type ClaimEvent, recordEvent, recordFirstEvents } from '../../history/index.ts';
import type { ClaimRow } from '../claims.store.ts';
import { actorOf } from '../event-actor.ts';
import { letterByText } from '../service/letter-hash.ts';
import { addServiceRecord } from '../service/service.store.ts';
import type { LetterParcel } from './pack-letter.ts';

/** Records that a claim was submitted and its letter queued. That it was sent is recorded when it has left. */
export async function recordSubmission(
  tx: Tx,
  actor: Actor,
  claim: ClaimRow,
  parcel: LetterParcel,
  mailId: string,
): Promise<void> {
  const submitted: ClaimEvent = {
    claimId: claim.id,
    kind: 'claim.submitted',
    actor: actorOf(actor),
    at: claim.createdAt,
    facts: {
      issue_type: claim.issueType,
      jurisdiction: claim.jurisdiction,
      amount: poundsFromPence(penceFromDecimal(claim.amount)),
      status: claim.status,
      documents: parcel.documents.length,
    },
    personal: { plaintiff_name: claim.plaintiffName, defendant_name: defendantName(claim) },
  };
  const serviceId = await addAttempt(tx, actor, claim, mailId);
  await recordFirstEvents(tx, [submitted, letterQueued(actor, claim, parcel, { mailId, serviceId })]);
}

/** Records that the claim's letter was queued: as an attempt to serve it, unless it goes to our own team only. */
export async function recordLetterQueued(
  tx: Tx,
  actor: Actor,
  claim: ClaimRow,
  parcel: LetterParcel,
  mailId: string,
): Promise<void> {
  const serviceId = await addAttempt(tx, actor, claim, mailId);
  await recordEvent(tx, letterQueued(actor, claim, parcel, { mailId, serviceId }));
}

async function addAttempt(tx: Tx, actor: Actor, claim: ClaimRow, mailId: string): Promise<string | null> {
  const { generatedLetterContent: text, updatedAt: at } = claim;
  if (claim.defendantEmailUnknown || text === null) return null;
  return await addServiceRecord(tx, {
    ...letterByText({ ...claim, text }),
    claimId: claim.id,
    toName: defendantName(claim),
    address: claim.defendantEmail,
    method: 'email',
    doneAt: at,
    doneBy: 'system',
    userId: actor.userId,
    mailId,
    createdAt: at,
  });
}

type Queued = { readonly mailId: string; readonly serviceId: string | null };

function letterQueued(
  actor: Actor,
  claim: ClaimRow,
  { documents }: Pick<LetterParcel, 'documents'>,
  { mailId, serviceId }: Queued,
): ClaimEvent {
  const count = (how: string) => documents.filter(({ sentAs }) => sentAs === how).length;
  return {
    claimId: claim.id,
    kind: 'letter.queued',
    actor: actorOf(actor),
    at: claim.updatedAt,
    facts: {
      mail_id: mailId,
      service_id: serviceId,
      to: claim.defendantEmailUnknown ? 'team' : 'defendant',
      attached: count('attached'),
      linked: count('linked'),
      left_out: count('left-out'),
      kept_back: count('kept-back'),
      letter_dated_on: claim.letterDatedOn,
    },
    personal: { defendant_email: claim.defendantEmail },
  };
}
