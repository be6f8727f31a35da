import type { Actor } from '@plainclaim/domain/accounts/actor';
import { normaliseEmail } from '@plainclaim/domain/shared/email-address';
import { AppError } from '@plainclaim/domain/shared/errors';
import { penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import { orRefusal } from '../../../http/function-refusal.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { documentsOfClaim } from '../evidence/claim-documents.store.ts';
import { mailsOfClaim } from '../mails/claim-mails.store.ts';
import { writeConfirmationMail } from '../mails/confirmation-mail.tsx';
import { failedMailWords } from '../mails/failed-mail-words.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { stateOf } from '../reading/claim-mails.ts';
import { findOwnClaim } from './find-own-claim.ts';
import type { FunctionOutcome } from './send-letter-again.ts';

export type ConfirmationRequest = {
  readonly claimId: string;
  readonly plaintiffEmail: string;
  readonly plaintiffName: string;
  readonly issueType: string;
  readonly amount: number;
  readonly jurisdiction: string;
};

/** Sends the claimant a confirmation unless they have one. Submitting sends it anyway. */
export async function confirmClaimAgain(
  deps: ClaimsDeps,
  actor: Actor,
  request: ConfirmationRequest,
): Promise<FunctionOutcome> {
  const claim = await findOwnClaim(deps, actor, request.claimId);
  return await orRefusal(() => confirmStored(deps, claim, request));
}

async function confirmStored(
  deps: ClaimsDeps,
  claim: ClaimRow,
  request: ConfirmationRequest,
): Promise<FunctionOutcome> {
  requireMatch(claim, request);
  const earlier = (await mailsOfClaim(deps.db, claim.id)).find(({ kind }) => kind === mailKinds.confirmation);
  if (earlier && stateOf(earlier) === 'failed')
    return { success: false, error: failedMailWords(earlier.lastError) };
  if (!earlier) await confirm(deps, claim);
  return { success: true, message: 'The confirmation has been sent to the claimant' };
}

async function confirm(deps: ClaimsDeps, claim: ClaimRow): Promise<void> {
  const documents = await documentsOfClaim(deps.db, claim.id);
  const named = (how: string) => documents.filter(({ sentAs }) => sentAs === how);
  const mail = await writeConfirmationMail({
    claim,
    siteUrl: deps.siteUrl,
    hasCopy: false,
    documentsSent: named('attached').length + named('linked').length,
    documentsKeptBack: named('kept-back').length,
    leftOut: named('left-out').map(({ fileName }) => fileName),
  });
  await deps.db.transaction((tx) =>
    queueMail(deps, tx, {
      ...mail,
      to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
      dedupeKey: `claim-confirmation:${claim.id}`,
      claimId: claim.id,
    }),
  );
}

function requireMatch(claim: ClaimRow, request: ConfirmationRequest): void {
  const isSame =
    normaliseEmail(request.plaintiffEmail) === claim.plaintiffEmail &&
    request.plaintiffName === claim.plaintiffName &&
    request.issueType === claim.issueType &&
    request.amount === poundsFromPence(penceFromDecimal(claim.amount)) &&
    request.jurisdiction === claim.jurisdiction;
  if (isSame) return;
  throw new AppError('conflict', 'the confirmation asked for is not of the stored claim', {
    userMessage: 'This does not match the stored claim, so nothing was sent.',
  });
}
