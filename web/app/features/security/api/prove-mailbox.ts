import type { MailboxApi } from '@plainclaim/server/features/auth/mailbox/mailbox.routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

const mailboxApi = hc<MailboxApi>('/api/account/mailbox', { fetch: apiFetch });

export const mailboxQuery = (userId: string) =>
  queryOptions({
    queryKey: ['security', userId, 'mailbox'],
    queryFn: async () => (await (await mailboxApi.index.$get()).json()).is_proven,
  });

/** Whether the address of the account was proven; null without one. */
export const useMailboxProven = (userId: string) => useQuery(mailboxQuery(userId));

export async function mailMailboxCode(): Promise<void> {
  await mailboxApi.code.$post();
}

/** Ends every other session of the account. */
export async function proveMailbox(code: string): Promise<void> {
  await mailboxApi.proof.$post({ json: { code } });
}
