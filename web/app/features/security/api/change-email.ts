import { askAuth } from './ask-auth.ts';

export type EmailChange = { readonly changed: true } | { readonly changed: false; readonly waitsFor: string };

/** Requests a change of the sign-in address. By default it takes effect once both mailboxes have confirmed it. */
export async function changeEmail(email: string): Promise<EmailChange> {
  const { user } = await askAuth(
    (client) => client.updateUser({ email }, { emailRedirectTo: `${window.location.origin}/profile` }),
    { email_exists: 'email', validation_failed: 'email' },
  );
  return user.new_email ? { changed: false, waitsFor: user.new_email } : { changed: true };
}
