import { givesAccess, referralStatuses } from '@plainclaim/domain/solicitors/referrals';
import type { Executor } from '../../platform/db/db.ts';
import { solicitorById } from '../profiles/index.ts';
import { solicitorsWithAccess } from './solicitors.store.ts';

/** Solicitors who may see a claim: asked or working on it, and still approved. */
export async function referredTo(executor: Executor, claimId: string): Promise<readonly string[]> {
  const ids = await solicitorsWithAccess(executor, claimId, referralStatuses.filter(givesAccess));
  const people = await Promise.all(ids.map((id) => solicitorById(executor, id)));
  return people.flatMap((person) => (person?.status === 'approved' ? [person.userId] : []));
}
