import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { claimsApi, type LetterService } from '../../../lib/claims-api.ts';
import type { AttemptToSend } from '../../../ui/serving/attempt-form.tsx';
import type { ReturnToSend } from '../../../ui/serving/came-back.tsx';
import { claimQuery } from './claim-details.ts';

const serviceApi = claimsApi[':id'].service;

/** Shows the new list at once, and refetches what depends on it: the deadline and the next step. */
function serviceChanged(client: QueryClient, userId: string, id: string, service: LetterService): void {
  const { queryKey } = claimQuery(userId, id);
  client.setQueryData(queryKey, (details) => details && { ...details, service });
  void client.invalidateQueries({ queryKey });
  for (const kind of ['dashboard', 'claims']) void client.invalidateQueries({ queryKey: [kind, userId] });
}

/** Reads the claim again, and what lists it. */
export function useServiceRefresh(userId: string, id: string) {
  const client = useQueryClient();
  return async (): Promise<void> => {
    for (const kind of ['dashboard', 'claims']) void client.invalidateQueries({ queryKey: [kind, userId] });
    await client.invalidateQueries({ queryKey: claimQuery(userId, id).queryKey });
  };
}

export async function fetchPostPack(id: string): Promise<Blob> {
  return await (await serviceApi['post-pack.pdf'].$get({ param: { id } })).blob();
}

export async function fetchCertificate(id: string): Promise<Blob> {
  return await (await serviceApi['certificate.pdf'].$post({ param: { id } })).blob();
}

export function useRecordAttempt(userId: string, id: string) {
  const client = useQueryClient();
  return async (json: AttemptToSend): Promise<void> => {
    const { service } = await (await serviceApi.$post({ param: { id }, json })).json();
    serviceChanged(client, userId, id, service);
  };
}

export function useDateLetter(userId: string, id: string) {
  const client = useQueryClient();
  return async (): Promise<void> => {
    const { service } = await (await serviceApi['date-letter'].$post({ param: { id } })).json();
    serviceChanged(client, userId, id, service);
  };
}

export function useRecordReturn(userId: string, id: string) {
  const client = useQueryClient();
  return async (serviceId: string, json: ReturnToSend): Promise<void> => {
    const answer = await serviceApi[':serviceId'].returned.$post({ param: { id, serviceId }, json });
    serviceChanged(client, userId, id, (await answer.json()).service);
  };
}
