import { AppError } from '@plainclaim/domain/shared/errors';
import type { AuthError } from '@supabase/auth-js';
import { type AuthClient, authClient } from '../../../lib/auth/auth-client.ts';
import { askForConfirmation, askForMailboxProof } from '../../../lib/confirmation.ts';
import { authFailure } from '../auth-failure.ts';

type Answer<Data> = { data: Data; error: null } | { data: unknown; error: AuthError };

/** Asks the auth service through its client; a refusal is thrown as the product's own error. */
export async function askAuth<Data>(
  question: (client: AuthClient) => Promise<Answer<Data>>,
  fieldByCode?: Record<string, string>,
): Promise<NonNullable<Data>> {
  const client = await loadedClient();
  let { data, error } = await question(client);
  const asked = new Set<string>();
  // Once the person has answered, the act goes on by itself.
  for (;;) {
    const code = error?.code ?? '';
    const ask = questions[code];
    if (!ask || asked.has(code) || !(await ask())) break;
    asked.add(code);
    ({ data, error } = await question(client));
  }
  if (error) throw authFailure(error, fieldByCode);
  return data as NonNullable<Data>;
}

/** What the service may want to know before an act: that it is the person themselves, and that the mailbox is theirs. */
const questions: Readonly<Record<string, () => Promise<boolean>>> = {
  reauthentication_needed: askForConfirmation,
  mailbox_not_proven: askForMailboxProof,
};

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
