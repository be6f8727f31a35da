import type { User } from '@supabase/auth-js';
import { useProfile } from '../api/read-profile.ts';
import { personFrom } from '../person.ts';

/** Whose account this is. Shown also when the profile cannot be loaded. */
export function PersonLine({ user }: { user: User }) {
  const { data } = useProfile(user.id);
  const { name, email } = personFrom(data, user);
  return <p className="mt-2 text-ink-2">{name ? `${name}, ${email}` : email}</p>;
}
