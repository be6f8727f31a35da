import {
  type ClaimTurn,
  turningAssessments,
  turningKinds,
  turnOfEvent,
} from '@plainclaim/domain/claims/claim-turn';
import type { ClaimStatus } from '@plainclaim/domain/claims/statuses';
import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import type { Executor } from '../../../platform/db/db.ts';
import { newestEvents } from '../../history/index.ts';

type Asked = { readonly id: string; readonly status: ClaimStatus };

/** What came of the replies to these claims, where their status leaves it open, as the reader is shown it. */
export async function readClaimTurns(
  executor: Executor,
  claims: readonly Asked[],
  seenAt: SeenAt,
): Promise<ReadonlyMap<string, ClaimTurn>> {
  const ids = claims
    .filter(({ status }) => status === 'responded' || status === 'active')
    .map(({ id }) => id);
  const events = await newestEvents(executor, ids, {
    kinds: turningKinds,
    assessments: turningAssessments,
    seenAt,
  });
  return new Map(
    events.flatMap(({ claimId, kind, said, ...findings }) => {
      const turn = turnOfEvent(kind, said, findings);
      return turn ? [[claimId, turn] as const] : [];
    }),
  );
}
