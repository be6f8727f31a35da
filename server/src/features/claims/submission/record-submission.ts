import type { Actor } from '@plainclaim/domain/accounts/actor';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import { penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../../platform/db/db.ts';
import { type ClaimEvent, recordEvent, recordFirstEvents } from '../../history/index.ts';
import type { ClaimRow } from '../claims.store.ts';
import { actorOf } from '../event-actor.ts';
import type { LetterParcel } from './pack-letter.ts';

/** Records that a claim was submitted and its letter sent. The event retains the first deadline. */
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
  await recordFirstEvents(tx, [submitted, letterSent(actor, claim, parcel, mailId)]);
}

export async function recordLetterSent(
  tx: Tx,
  actor: Actor,
  claim: ClaimRow,
  parcel: Pick<LetterParcel, 'documents'>,
  mailId: string,
): Promise<void> {
  await recordEvent(tx, letterSent(actor, claim, parcel, mailId));
}

function letterSent(
  actor: Actor,
  claim: ClaimRow,
  { documents }: Pick<LetterParcel, 'documents'>,
  mailId: string,
): ClaimEvent {
  const count = (how: string) => documents.filter(({ sentAs }) => sentAs === how).length;
  return {
    claimId: claim.id,
    kind: 'letter.sent',
    actor: actorOf(actor),
    at: claim.letterSentAt ?? claim.updatedAt,
    facts: {
      mail_id: mailId,
      to: claim.defendantEmailUnknown ? 'team' : 'defendant',
      attached: count('attached'),
      linked: count('linked'),
      left_out: count('left-out'),
      kept_back: count('kept-back'),
      response_deadline: claim.responseDeadline?.toISOString() ?? null,
    },
    personal: { defendant_email: claim.defendantEmail },
  };
}
