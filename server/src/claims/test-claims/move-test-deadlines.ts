import type { Actor } from '@plainclaim/domain/accounts/actor';
import { testDeadline } from '@plainclaim/domain/qa/test-claims';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { recordEvent } from '../../history/index.ts';
import { actorOf } from '../event-actor.ts';
import { changeClaim } from '../keep-claim.ts';
import type { TestClaimsDeps } from './test-claims.deps.ts';
import { lockClaimOf } from './test-claims.store.ts';

export type MovedDeadlines = {
  readonly moved: readonly string[];
  /** Nobody's, or not a tester's: left as they are. */
  readonly left: readonly string[];
};

/** Gives testers' claims another deadline. It can pass again, so that it has passed is forgotten. */
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
    // In one order, so that two who move the same claims do not wait for each other.
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
