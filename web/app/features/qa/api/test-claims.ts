import type { Urgency } from '@plainclaim/domain/claims/urgency';
import { useMutation } from '@tanstack/react-query';
import { qaApi } from './qa-api.ts';

export const useGenerateClaims = () =>
  useMutation({
    mutationFn: async (urgency: Urgency) =>
      (await (await qaApi.claims.$post({ json: { urgency } })).json()).claims,
  });

export type NewDeadline = { readonly claimIds: string; readonly deadline: string };

export const useMoveDeadlines = () =>
  useMutation({
    mutationFn: async ({ claimIds, deadline }: NewDeadline) =>
      (await qaApi.claims.deadline.$put({ json: { claim_ids: claimIds, deadline } })).json(),
  });

/** Never cached: the preview must list exactly what will be deleted. */
export const useCleanupPreview = () =>
  useMutation({ mutationFn: async () => (await qaApi.claims.cleanup.$get()).json() });

export const useCleanUp = () =>
  useMutation({
    mutationFn: async (claimIds: string[]) =>
      (await qaApi.claims.cleanup.$post({ json: { claim_ids: claimIds } })).json(),
  });
