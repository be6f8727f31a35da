import type { ProfileForm } from '@plainclaim/domain/accounts/profile';
import type { Role } from '@plainclaim/domain/accounts/roles';

/** What the profile form asks for, cleaned. */
export type ProfileDetails = { readonly [field in keyof ProfileForm]: string };

export type Profile = ProfileDetails & {
  readonly userId: string;
  readonly role: Role;
  /** None for a profile that is kept with the account. */
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
};

/** Free-form facts kept with an account, written by its owner: any JSON under any key. */
export type Metadata = { readonly [key: string]: unknown };

/** Where those facts are kept: the auth slice. */
export type MetadataKeeper = {
  read(userId: string): Promise<Metadata>;
  /** Sets these keys and leaves the others as they are. */
  merge(userId: string, changes: Metadata): Promise<void>;
};
