import { AppError } from '@plainclaim/domain/shared/errors';
import type { AuthError } from '@supabase/auth-js';
import { type AuthClient, authClient } from '../../../lib/auth/auth-client.ts';
import { askForConfirmation, askForMailboxProof } from '../../../lib/confirmation.ts';
import { authFailure } from '../auth-failure.ts';

type Answer<Data> = { data: Data; error: null } | { data: unknown; error: AuthError };

/** Calls the auth service through its client, and throws its errors as `AppError`. */
export async function askAuth<Data>(
  question: (client: AuthClient) => Promise<Answer<Data>>,
  fieldByCode?: Record<string, string>,
): Promise<NonNullable<Data>> {
  const client = await loadedClient();
  let { data, error } = await question(client);
  const asked = new Set<string>();
  // After the proof, the request is repeated automatically.
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

/** Error codes that ask for a proof first (of identity, of the mailbox), with the dialog that gets it. */
const questions: Readonly<Record<string, () => Promise<boolean>>> = {
  reauthentication_needed: askForConfirmation,
  mailbox_not_proven: askForMailboxProof,
};

/** Loads the auth client on first use, which fails without a connection. */
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
