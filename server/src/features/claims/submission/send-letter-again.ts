import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { normaliseEmail } from '@plainclaim/domain/shared/email-address';
import { AppError } from '@plainclaim/domain/shared/errors';
import { orRefusal } from '../../../http/function-refusal.ts';
import type { Executor } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { documentsOfClaim, setDocumentsSent } from '../evidence/claim-documents.store.ts';
import { freezeFactsOf, newestFacts } from '../facts/facts.store.ts';
import { requireNoHold } from '../holds/require-no-hold.ts';
import { type MailOfClaim, mailsOfClaim } from '../mails/claim-mails.store.ts';
import { failedMailWords } from '../mails/failed-mail-words.ts';
import { letterKinds, mailKinds } from '../mails/mail-kinds.ts';
import { stateOf } from '../reading/claim-mails.ts';
import { findClaimToChange, type VisibleClaim } from '../reading/find-claim.ts';
import { changeClaim } from '../write-claim.ts';
import { findOwnClaim } from './find-own-claim.ts';
import { packLetter } from './pack-letter.ts';
import { recordLetterQueued } from './record-submission.ts';
import { requireOwnName } from './require-own-name.ts';
import { requireRoomForLetter } from './require-room-for-letter.ts';

/** What a server function of the specification answers. */
export type FunctionOutcome = { success: boolean; message?: string; error?: string };

export type LetterRequest = {
  readonly to: string;
  readonly attachments: readonly { readonly filename: string }[];
  readonly claimId: string;
  readonly isUnknownEmail: boolean;
};

/**
 * Sends the stored letter, unless it is queued or sent already. The request's text and files are not used:
 * the stored letter goes to the stored address, and a request with another address or other files is refused.
 */
export async function sendLetterAgain(
  deps: ClaimsDeps,
  actor: Actor,
  request: LetterRequest,
): Promise<FunctionOutcome> {
  const claim = await findOwnClaim(deps, actor, request.claimId);
  return await orRefusal(() => sendStored(deps, actor, claim, request));
}

async function sendStored(
  deps: ClaimsDeps,
  actor: Actor,
  claim: VisibleClaim,
  request: LetterRequest,
): Promise<FunctionOutcome> {
  await requireMatch(deps, claim, request);
  if (claim.generatedLetterContent === null)
    throw new AppError('conflict', 'the claim has no letter', {
      userMessage: 'Generate your letter before it can be sent.',
    });
  if ((await lettersOf(deps.db, claim)).length === 0)
    await post(deps, actor, claim, claim.generatedLetterContent);
  const letter = await letterOnceSettled(deps, claim);
  if (!letter) return { success: false, error: failedMailWords(null) };
  if (stateOf(letter) === 'failed') return { success: false, error: failedMailWords(letter.lastError) };
  return { success: true, message: outcomeWords(letter) };
}

const defaultWaitMs = 8_000;
const betweenMs = 250;

/** The newest letter, once it has left or failed; as it is after a short wait, as a mail server may be slow. */
async function letterOnceSettled({ db, letterWaitMs = defaultWaitMs }: ClaimsDeps, claim: ClaimRow) {
  for (let waited = 0; ; waited += betweenMs) {
    const letter = (await lettersOf(db, claim)).at(-1);
    if (!letter || stateOf(letter) !== 'queued' || waited >= letterWaitMs) return letter;
    await pause(betweenMs);
  }
}

const lettersOf = async (executor: Executor, claim: ClaimRow) =>
  (await mailsOfClaim(executor, claim.id)).filter(({ kind }) => letterKinds.includes(kind));

async function requireMatch(deps: ClaimsDeps, claim: ClaimRow, request: LetterRequest): Promise<void> {
  // For an unknown address the request may name the team's mailbox, or what the claim stores instead: the
  // claimant's page does not know the team's mailbox.
  const wanted = [claim.defendantEmail, ...(claim.defendantEmailUnknown ? [deps.config.TEAM_MAILBOX] : [])];
  const names = new Set((await documentsOfClaim(deps.db, claim.id)).map(({ fileName }) => fileName));
  const isSame =
    wanted.some((address) => normaliseEmail(request.to) === normaliseEmail(address)) &&
    request.isUnknownEmail === claim.defendantEmailUnknown &&
    request.attachments.every(({ filename }) => names.has(filename));
  if (isSame) return;
  throw new AppError('conflict', 'the letter asked for is not the one stored', {
    userMessage: 'This does not match the stored claim, so nothing was sent.',
  });
}

/** No letter asks for money that was paid or given up. */
function requireOpen({ status }: ClaimRow): void {
  if (isOpen(status)) return;
  throw new AppError('conflict', 'the claim is closed', {
    userMessage: 'A letter can only be sent while the claim is open.',
  });
}

async function post(deps: ClaimsDeps, actor: Actor, found: ClaimRow, letter: string): Promise<void> {
  requireOpen(found);
  requireOwnName(found);
  const now = deps.clock.now();
  const documents = await documentsOfClaim(deps.db, found.id);
  const parcel = await packLetter(
    deps,
    found,
    letter,
    documents,
    (await newestFacts(deps.db, found.id))?.content,
  );
  await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, actor, found.id);
    // A concurrent request queued the letter first.
    if ((await lettersOf(tx, claim)).length > 0) return;
    requireOpen(claim);
    await requireNoHold(tx, claim.id, now);
    await requireRoomForLetter(deps, tx, claim);
    const changed = await changeClaim(tx, claim, {}, now);
    await freezeFactsOf(tx, claim.id, now);
    await setDocumentsSent(tx, parcel.documents);
    const mailId = await queueMail(deps, tx, parcel.mail);
    await recordLetterQueued(tx, actor, changed, parcel, mailId);
  });
}

/** What has left is named in the words of specification 1, section 8; what waits, by what it waits for. */
function outcomeWords({ kind, attachments, ...mail }: MailOfClaim): string {
  if (kind === mailKinds.letterToDeliver)
    return 'The product team has been notified about the unknown email address';
  const extra = attachments > 0 ? ` with ${attachments} attachment(s)` : '';
  return stateOf(mail) === 'queued'
    ? `Letter Before Action is waiting to leave${extra}. The claim’s page shows when it has.`
    : `Letter Before Action has been sent to the defendant${extra}`;
}
