import { randomUUID } from 'node:crypto';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { caseMessageForm } from '@plainclaim/domain/solicitors/case-words';
import { mayContactClient } from '@plainclaim/domain/solicitors/referrals';
import type { Tx } from '../../../platform/db/db.ts';
import { actorOf } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import { solicitorById } from '../../profiles/index.ts';
import { lockOwnReferral } from '../answering/lock-referral.ts';
import { writeCaseMessage } from '../case.emails.tsx';
import type { Case } from '../case-mail.tsx';
import { readWords } from '../read-words.ts';
import { requireSolicitor } from '../require-solicitor.ts';
import { lockOwnClaim } from '../searching/open-search.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { insertMessage, liveReferralOf, type MessageRow, openSearchOf } from '../solicitors.store.ts';
import { tellClaimant, tellSolicitor } from '../tell.ts';

/** A message from the solicitor to their client. */
export async function writeToClient(
  deps: SolicitorsDeps,
  actor: Actor,
  referralId: string,
  text: string,
): Promise<MessageRow> {
  return await deps.db.transaction(async (tx) => {
    const solicitor = await requireSolicitor(tx, actor);
    const locked = await lockOwnReferral(tx, actor, referralId);
    return await keepMessage(deps, tx, actor, { ...locked, solicitor }, 'solicitor', text);
  });
}

/** A message from the client to the solicitor who took the case. */
export async function writeToSolicitor(
  deps: SolicitorsDeps,
  actor: Actor,
  claimId: string,
  text: string,
): Promise<MessageRow> {
  return await deps.db.transaction(async (tx) => {
    const claim = await lockOwnClaim(tx, actor, claimId);
    const search = await openSearchOf(tx, claim.id);
    const referral = search && (await liveReferralOf(tx, search.id));
    const solicitor = referral && (await solicitorById(tx, referral.solicitorId));
    if (!referral || !solicitor) throw notYet();
    return await keepMessage(deps, tx, actor, { referral, claim, solicitor }, 'client', text);
  });
}

async function keepMessage(
  deps: SolicitorsDeps,
  tx: Tx,
  actor: Actor,
  one: Case,
  from: MessageRow['from'],
  text: string,
): Promise<MessageRow> {
  const { referral, claim, solicitor } = one;
  if (!mayContactClient(referral.status)) throw notYet();
  const { body } = readWords(caseMessageForm, { body: text });
  const createdAt = deps.clock.now();
  const message = await insertMessage(tx, {
    id: randomUUID(),
    referralId: referral.id,
    claimId: claim.id,
    from,
    senderId: actor.userId,
    body,
    createdAt,
  });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'solicitor.message',
    actor: actorOf(actor),
    at: createdAt,
    facts: { referral_id: referral.id, message_id: message.id, from },
  });
  const mail = await writeCaseMessage(one, message, deps.siteUrl);
  if (from === 'solicitor') await tellClaimant(deps, tx, claim, mail, message.id);
  else await tellSolicitor(deps, tx, solicitor, { mail, key: message.id, claimId: claim.id });
  return message;
}

const notYet = (): AppError =>
  new AppError('conflict', 'nobody works on this case', {
    userMessage: 'Messages can be sent while a solicitor is working on the case.',
  });
