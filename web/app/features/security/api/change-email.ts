import { askAuth } from './ask-auth.ts';

export type EmailChange = { readonly changed: true } | { readonly changed: false; readonly waitsFor: string };

/** Asks for another sign-in address. Usually it waits until the links in both mailboxes were opened. */
export async function changeEmail(email: string): Promise<EmailChange> {
  const { user } = await askAuth(
    (client) => client.updateUser({ email }, { emailRedirectTo: `${window.location.origin}/profile` }),
    { email_exists: 'email', validation_failed: 'email' },
  );
  return user.new_email ? { changed: false, waitsFor: user.new_email } : { changed: true };
}
