import type { Executor } from '../../../platform/db/db.ts';
import { accountNames } from '../../auth/index.ts';
import type { PastEvent } from '../../history/index.ts';
import { adminNames } from '../../profiles/index.ts';

/** Names of the admins in a history: from their profiles, or else from their accounts. */
export async function namesOfAdmins(
  executor: Executor,
  history: readonly PastEvent[],
): Promise<ReadonlyMap<string, string>> {
  const acted = history.flatMap(({ actorKind, actorId }) =>
    actorKind === 'admin' && actorId ? actorId : [],
  );
  const ids = [...new Set(acted)];
  const [names, accounts] = await Promise.all([adminNames(executor, ids), accountNames(executor, ids)]);
  return new Map(ids.map((id) => [id, names.get(id) ?? accounts.get(id) ?? 'a former admin']));
}
