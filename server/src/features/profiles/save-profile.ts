import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { metadataFromDetails } from './details-from-metadata.ts';
import type { MetadataStore, Profile, ProfileDetails } from './profile.ts';
import { putProfile } from './profiles.store.ts';
import { profileFrom } from './read-profile.ts';

export type SaveProfileDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly metadata: MetadataStore;
};

/** Saves the actor's own profile to the table of their role; creates the row if needed. */
export async function saveProfile(
  { db, clock, metadata }: SaveProfileDeps,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  details: ProfileDetails,
): Promise<Profile> {
  if (role === 'tester') {
    await metadata.merge(userId, metadataFromDetails(details));
    return { ...details, userId, role, createdAt: null, updatedAt: null };
  }
  const now = clock.now();
  const row = await putProfile(db, role, {
    ...details,
    userId,
    dateOfBirth: details.dateOfBirth || null,
    createdAt: now,
    updatedAt: now,
  });
  // Admins search accounts by name, so every role's profile copies its name to the account.
  await metadata.merge(userId, { full_name: details.fullName });
  return profileFrom(row, role);
}
