import type { ClaimsDeps } from '../claims.deps.ts';
import { removeUnclaimed, unclaimedSince } from '../evidence/unclaimed-files.ts';
import { deleteForgottenDrafts } from './delete-forgotten-drafts.ts';

const dayMs = 24 * 3600 * 1000;
/** Longer than any upload or submission takes. */
const unclaimedDays = 1;
const filesAtOnce = 100;

type Deps = Pick<ClaimsDeps, 'db' | 'clock' | 'files' | 'log'>;

/** Deletes drafts left unchanged for too long, and files without an owner. */
export async function tidyDrafts(deps: Deps): Promise<void> {
  await deleteForgottenDrafts(deps);
  const before = new Date(deps.clock.now().getTime() - unclaimedDays * dayMs);
  let keys: string[];
  do {
    keys = await unclaimedSince(deps.db, before, filesAtOnce);
    await removeUnclaimed(deps, keys);
    // Ends when the store is down: otherwise the same files would come back for ever.
  } while (keys.length === filesAtOnce && (await unclaimedSince(deps.db, before, 1))[0] !== keys[0]);
}
