import type { SetBeforeProof } from '@plainclaim/domain/accounts/mailbox-proof';
import type { MailedLink } from '@plainclaim/domain/accounts/mailed-link';
import type { AccountApi } from '@plainclaim/server/features/auth/account/account.routes';
import { hc } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';
import { followFromNow } from '../../../lib/auth/follow-session.ts';
import { replacingSession } from '../../../lib/auth/replacing-session.ts';
import { authProblem, thrownProblem } from './auth-problem.ts';

const accountApi = hc<AccountApi>('/api/account', { fetch: apiFetch });

export type LinkSeen = {
  readonly email: string;
  readonly newEmail: string | null;
  /** What was set before the mailbox was proven: opening the link removes it. */
  readonly removes: readonly SetBeforeProof[];
};

/** Names the account that the link opens, without using the link up. */
export async function previewLink({ tokenHash, type }: MailedLink): Promise<LinkSeen | { message: string }> {
  try {
    const response = await accountApi.link.$post({ json: { token_hash: tokenHash, type } });
    const { email, new_email: newEmail, removes } = await response.json();
    return { email, newEmail, removes };
  } catch (error) {
    return thrownProblem(error);
  }
}

export type LinkOpened =
  | { readonly kind: 'signed-in' }
  /** One of the two mailboxes of a change of address has agreed. */
  | { readonly kind: 'half-done' }
  | { readonly kind: 'problem'; readonly message: string };

export async function openLink({ tokenHash, type }: MailedLink): Promise<LinkOpened> {
  followFromNow();
  try {
    const { data, error } = await replacingSession((client) =>
      client.verifyOtp({ token_hash: tokenHash, type }),
    );
    if (error) return { kind: 'problem', ...authProblem(error) };
    return { kind: data.session ? 'signed-in' : 'half-done' };
  } catch (error) {
    return { kind: 'problem', ...thrownProblem(error) };
  }
}
