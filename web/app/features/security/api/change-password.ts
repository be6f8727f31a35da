import { authFailure } from '../auth-failure.ts';
import { askAuth, loadedClient } from './ask-auth.ts';

const fieldByCode = {
  weak_password: 'password',
  same_password: 'password',
  reauthentication_not_valid: 'code',
};

/** `code-needed`: the sign-in was long ago, so the user must first prove access to the mailbox. */
export type PasswordChange = 'changed' | 'code-needed';

export async function changePassword(password: string, code?: string): Promise<PasswordChange> {
  const client = await loadedClient();
  const { error } = await client.updateUser({ password, ...(code && { nonce: code }) });
  if (!error) return 'changed';
  if (error.code === 'reauthentication_needed' && !code) return 'code-needed';
  throw authFailure(error, fieldByCode);
}

/** Mails the code to the sign-in address. */
export async function mailPasswordCode(): Promise<void> {
  await askAuth((client) => client.reauthenticate());
}
