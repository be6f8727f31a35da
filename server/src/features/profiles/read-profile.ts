import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Role } from '@plainclaim/domain/accounts/roles';
import type { Db } from '../../platform/db/db.ts';
import { detailsFromMetadata } from './details-from-metadata.ts';
import type { MetadataStore, Profile } from './profile.ts';
import { type ContactRow, profileOf } from './profiles.store.ts';

/** The actor's own profile; null when none was made yet. */
export async function readProfile(
  { db, metadata }: { readonly db: Db; readonly metadata: MetadataStore },
  { userId, role, email }: Pick<Actor, 'userId' | 'role' | 'email'>,
): Promise<Profile | null> {
  if (role === 'tester') {
    const details = detailsFromMetadata(await metadata.read(userId), email);
    return { ...details, userId, role, createdAt: null, updatedAt: null };
  }
  const row = await profileOf(db, role, userId);
  return row ? profileFrom(row, role) : null;
}

export function profileFrom(row: ContactRow, role: Role): Profile {
  return { ...row, dateOfBirth: row.dateOfBirth ?? '', role };
}
