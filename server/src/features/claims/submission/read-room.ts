import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AllowanceLeft } from '@plainclaim/domain/accounts/person-allowances';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { allowancesLeft } from '../../../http/rate-limit/allow-person.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { DraftRow } from '../drafts/drafts.store.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { readFinished } from '../drafts/finished-draft.ts';
import { letterToday } from '../letter/letter-of-draft.ts';
import { hasRoomForLetter } from './require-room-for-letter.ts';

export type Room = {
  readonly letters: AllowanceLeft;
  readonly submissions: AllowanceLeft;
  /** Whether the defendant's address was sent all the letters that one address may get. */
  readonly isRecipientFull: boolean;
};

/** What is left of the limits that a draft meets next, so that its owner knows before a press is refused. */
export async function readRoom(deps: ClaimsDeps, actor: Actor, draftId: string): Promise<Room> {
  const draft = await findDraft(deps.db, actor, draftId);
  const left = await allowancesLeft(deps, ['letters', 'submissions'], actor.userId);
  return { ...left, isRecipientFull: await isRecipientFull(deps, draft) };
}

/**
 * False until the letter is written. Otherwise a user could type any address and learn whether others wrote to it;
 * writing letters is rate-limited.
 */
async function isRecipientFull(deps: ClaimsDeps, draft: DraftRow): Promise<boolean> {
  const now = deps.clock.now();
  const reading = readFinished(draft, now);
  if (!reading.ok) return false;
  const { form, letterFacts } = reading.finished;
  const letter = letterToday(draft, letterFacts, londonDateOf(now), deps.law);
  if (letter === null || letter.isStale) return false;
  return !(await hasRoomForLetter(deps, deps.db, form));
}
