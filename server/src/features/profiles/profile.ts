import type { ProfileForm } from '@plainclaim/domain/accounts/profile';
import type { Role } from '@plainclaim/domain/accounts/roles';

/** The fields of the profile form, normalised. */
export type ProfileDetails = { readonly [field in keyof ProfileForm]: string };

export type Profile = ProfileDetails & {
  readonly userId: string;
  readonly role: Role;
  /** Null for a profile stored with the account. */
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
};

/** Free-form data stored with an account, written by its owner: any JSON under any key. */
export type Metadata = { readonly [key: string]: unknown };

/** Reads and writes that data; implemented by the auth slice. */
export type MetadataStore = {
  read(userId: string): Promise<Metadata>;
  /** Sets these keys and leaves the others as they are. */
  merge(userId: string, changes: Metadata): Promise<void>;
};
