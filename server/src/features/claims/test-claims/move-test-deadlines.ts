import type { Actor } from '@plainclaim/domain/accounts/actor';
import { testDeadline } from '@plainclaim/domain/qa/test-claims';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { recordEvent } from '../../history/index.ts';
import { actorOf } from '../event-actor.ts';
import { changeClaim } from '../write-claim.ts';
import type { TestClaimsDeps } from './test-claims.deps.ts';
import { lockClaimOf } from './test-claims.store.ts';

export type MovedDeadlines = {
  readonly moved: readonly string[];
  /** Ids of no claim, or of claims no tester owns: unchanged. */
  readonly left: readonly string[];
};

/**
 * Moves the deadline of testers' claims. `deadlineNotedAt` is cleared, so that the new deadline can pass too.
 */
export async function moveTestDeadlines(
  deps: TestClaimsDeps,
  actor: Actor,
  ids: readonly string[],
  date: IsoDate,
): Promise<MovedDeadlines> {
  const at = deps.clock.now();
  const responseDeadline = testDeadline(date);
  const testers = await deps.testers(deps.db);
  return await deps.db.transaction(async (tx) => {
    const moved: string[] = [];
    // Locked in id order, so that two concurrent moves cannot deadlock.
    for (const id of ids.toSorted()) {
      const claim = await lockClaimOf(tx, testers, id);
      if (!claim) continue;
      await changeClaim(tx, claim, { responseDeadline, deadlineNotedAt: null }, at);
      await recordEvent(tx, {
        claimId: id,
        kind: 'test-claim.deadline-moved',
        actor: actorOf(actor),
        at,
        facts: {
          from: claim.responseDeadline?.toISOString() ?? null,
          to: responseDeadline.toISOString(),
        },
      });
      moved.push(id);
    }
    return { moved, left: ids.filter((id) => !moved.includes(id)) };
  });
}
