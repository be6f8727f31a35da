import { AppError } from '@plainclaim/domain/shared/errors';
import type { AuthError } from '@supabase/auth-js';
import { type AuthClient, authClient } from '../../../lib/auth/auth-client.ts';
import { askForMailboxProof } from '../../../lib/confirmation.ts';
import { authFailure } from '../auth-failure.ts';

type Answer<Data> = { data: Data; error: null } | { data: unknown; error: AuthError };

/** Asks the auth service through its client; a refusal is thrown as the product's own error. */
export async function askAuth<Data>(
  question: (client: AuthClient) => Promise<Answer<Data>>,
  fieldByCode?: Record<string, string>,
): Promise<NonNullable<Data>> {
  const client = await loadedClient();
  let { data, error } = await question(client);
  // A second step waits for the proof of the mailbox; once that is given, the act goes on by itself.
  if (error?.code === 'mailbox_not_proven' && (await askForMailboxProof()))
    ({ data, error } = await question(client));
  if (error) throw authFailure(error, fieldByCode);
  return data as NonNullable<Data>;
}

/** The client's code is fetched when first needed, which fails without a connection. */
export async function loadedClient(): Promise<AuthClient> {
  try {
    return await authClient();
  } catch (cause) {
    throw new AppError('unavailable', 'the auth client could not be loaded', {
      userMessage: 'We could not reach Plainclaim. Check your connection and try again.',
      cause,
    });
  }
}
