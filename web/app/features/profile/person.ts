import type { User } from '@supabase/auth-js';
import type { ProfileRecord } from './api/profile-api.ts';

export type Person = { readonly name: string; readonly email: string };

type Known = Pick<ProfileRecord, 'full_name' | 'email'> | null | undefined;

/** Name and e-mail from the profile or, until it has loaded, as given at sign-up. */
export function personFrom(profile: Known, user: Pick<User, 'email' | 'user_metadata'>): Person {
  const given: unknown = user.user_metadata.full_name;
  return {
    name: profile?.full_name || (typeof given === 'string' ? given : ''),
    email: profile?.email || user.email || '',
  };
}
