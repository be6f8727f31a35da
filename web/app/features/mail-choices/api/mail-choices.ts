import type { MailTopic } from '@plainclaim/domain/accounts/mail-topics';
import type { MailChoicesApi } from '@plainclaim/server/features/mail-choices/mail-choices.routes';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

const choicesApi = hc<MailChoicesApi>('/', { fetch: apiFetch }).api.account['mail-choices'];

const choicesQuery = (userId: string) =>
  queryOptions({
    // Keyed by user, so that the next user of this tab does not see these choices.
    queryKey: ['mail-choices', userId],
    queryFn: async () => (await (await choicesApi.$get()).json()).choices,
  });

export const useMailChoices = (userId: string) => useQuery(choicesQuery(userId));

export function useChooseMail(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (choice: { topic: MailTopic; wanted: boolean }) =>
      (await (await choicesApi.$put({ json: choice })).json()).choices,
    onSuccess: (choices) => client.setQueryData(choicesQuery(userId).queryKey, choices),
  });
}
