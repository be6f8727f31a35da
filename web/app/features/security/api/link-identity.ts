import type { Provider, UserIdentity } from '@supabase/auth-js';
import { askAuth } from './ask-auth.ts';

/** Redirects to the provider, which redirects back to this page. */
export async function linkIdentity(id: string): Promise<void> {
  const options = { redirectTo: `${window.location.origin}/profile` };
  await askAuth((client) => client.linkIdentity({ provider: id as Provider, options }));
}

export async function unlinkIdentity(id: string): Promise<void> {
  // The client looks at nothing else of it.
  await askAuth((client) => client.unlinkIdentity({ identity_id: id } as UserIdentity));
}
