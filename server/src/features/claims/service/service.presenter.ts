import { mailFailureToClaimant } from '@plainclaim/domain/shared/mail-failure';
import type { AttemptInLedger, Ledger } from './read-ledger.ts';

export function presentLedger({ reach, letterDatedOn, replyBy, attempts }: Ledger) {
  return {
    reach,
    letter_dated_on: letterDatedOn,
    reply_by: replyBy,
    attempts: attempts.map(presentAttempt),
  };
}

function presentAttempt(attempt: AttemptInLedger) {
  return {
    id: attempt.id,
    method: attempt.method,
    to_name: attempt.toName,
    address: attempt.address,
    done_at: attempt.doneAt.toISOString(),
    done_by: attempt.doneBy,
    letter_dated_on: attempt.letter.letterDatedOn,
    letter_sha256: attempt.letter.letterSha256,
    hash_of: attempt.letter.hashOf,
    proof_document_id: attempt.proofDocumentId,
    outcome: attempt.outcome,
    outcomes: attempt.outcomes.map(({ outcome, at, by, note }) => ({
      outcome,
      at: at.toISOString(),
      by,
      // A mail server's own words name addresses and mean little to a claimant.
      note: attempt.method === 'email' && outcome === 'failed' ? mailFailureToClaimant(note) : note,
    })),
    usual_receipt: attempt.usualReceipt,
    is_backfilled: attempt.origin === 'backfilled',
    can_come_back: attempt.canComeBack,
    is_replaced: attempt.isReplaced,
  };
}
