import type { ClaimMailsApi } from '@plainclaim/server/features/outbox/claim-mails.routes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from './api.ts';
import { adminKey, useAdminChanged } from './change-poll.ts';

const api = hc<ClaimMailsApi>('/', { fetch: apiFetch }).api.admin;
const mailActsApi = api.claims[':id']['mail-acts'];

export const heldMailsKey = [adminKey, 'held-mails'];

export type MailActs = InferResponseType<typeof mailActsApi.$get, 200>['mails'];

/** The mails of a claim that can be taken back or corrected. */
export const useMailActs = (claimId: string) =>
  useQuery({
    queryKey: [adminKey, 'mail-acts', claimId],
    queryFn: async () => (await (await mailActsApi.$get({ param: { id: claimId } })).json()).mails,
    staleTime: 0,
  });

/** The mails of all claims that any admin can take back now. */
export const useHeldMails = () =>
  useQuery({
    queryKey: heldMailsKey,
    queryFn: async () => (await (await api['held-mails'].$get()).json()).mails,
    staleTime: 0,
  });

type Told = { readonly onDone: () => void; readonly onRefused: (error: Error) => void };

export function useTakeBackMail(id: string, { onDone, onRefused }: Told) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: () => api.mails[':id']['take-back'].$post({ param: { id } }),
    // Not where it is pressed: the mail has left the list by then.
    onSuccess: onDone,
    onError: onRefused,
    // Also after a refusal: the list must have changed.
    onSettled: changed,
  });
}

export function useCorrectMail(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: (words: string) => api.mails[':id'].correction.$post({ param: { id }, json: { words } }),
    onSuccess: changed,
  });
}
