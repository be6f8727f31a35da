import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Db } from '../../platform/db/db.ts';
import { detailsFromMetadata } from './details-from-metadata.ts';
import type { MetadataStore } from './profile.ts';
import { readProfile } from './read-profile.ts';

type Deps = { readonly db: Db; readonly metadata: MetadataStore };

/** The display name: from the profile, else from the account; empty when neither has one. */
export const nameOf =
  (deps: Deps) =>
  async (actor: Actor): Promise<string> => {
    const profile = await readProfile(deps, actor);
    if (profile?.fullName) return profile.fullName;
    return detailsFromMetadata(await deps.metadata.read(actor.userId), actor.email).fullName;
  };
