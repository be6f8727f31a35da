import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { type Metadata, mergeMetadata } from '../metadata.ts';
import { lockUser, updateUser, userById } from './users.store.ts';

/** Access to an account's metadata, for slices that store values in it. */
export const metadataStore = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => ({
  read: async (userId: string): Promise<Metadata> => (await userById(db, userId))?.userMetadata ?? {},
  merge: async (userId: string, changes: Metadata): Promise<void> => {
    await db.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user) throw new Error('the account is gone');
      await updateUser(tx, userId, { userMetadata: mergeMetadata(user.userMetadata, changes) }, clock.now());
    });
  },
});
