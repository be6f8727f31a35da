import type { Actor } from '@plainclaim/domain/accounts/actor';
import { attemptsOfNewestLetter } from '@plainclaim/domain/letters/serving/letters-reach';
import {
  type LetterOfRecord,
  letterOf,
  type ServiceRecord,
} from '@plainclaim/domain/letters/serving/service-record';
import type { Tx } from '../../../../platform/db/db.ts';
import { recordEvent } from '../../../history/index.ts';
import type { ClaimRow } from '../../claims.store.ts';
import { actorOf } from '../../event-actor.ts';
import { letterByText } from '../letter-hash.ts';
import { type LetterAnew, storeLetterAnew } from './letter-anew.ts';
import { undoArrivals } from './undo-arrivals.ts';

type LetterBefore = {
  readonly attempts: readonly ServiceRecord[];
  readonly reachedSomeoneElse: boolean;
  readonly now: Date;
  /** Their PDFs, where they are printed. */
  readonly printed?: { readonly was: LetterOfRecord | null; readonly is: LetterOfRecord | null };
};

/** The letter before was never received, as far as is known: a new one takes its place. Call with the claim locked. */
export async function replaceLetter(
  tx: Tx,
  actor: Actor,
  claim: ClaimRow,
  anew: LetterAnew,
  { attempts, reachedSomeoneElse, now, printed }: LetterBefore,
): Promise<ClaimRow> {
  const waiting = reachedSomeoneElse ? await undoArrivals(tx, actor, claim, attempts, now) : claim;
  const changed = await storeLetterAnew(tx, waiting, anew, now);
  const tried = attemptsOfNewestLetter(attempts).at(-1);
  const text = claim.generatedLetterContent ?? '';
  const was = printed?.was ?? (tried ? letterOf(tried) : letterByText({ ...claim, text }));
  const is = printed?.is ?? letterByText({ ...changed, text: anew.letter });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'letter.replaced',
    actor: actorOf(actor),
    at: now,
    facts: {
      dated_was: was.letterDatedOn,
      letter_sha256_was: was.letterSha256,
      hash_of_was: was.hashOf,
      letter_dated_on: is.letterDatedOn,
      letter_sha256: is.letterSha256,
      hash_of: is.hashOf,
      ...(reachedSomeoneElse && {
        cause: 'reached-someone-else',
        from: claim.status,
        to: changed.status,
        deadline_was: claim.responseDeadline?.toISOString() ?? null,
      }),
    },
    personal: { letter_was: text },
  });
  return changed;
}
