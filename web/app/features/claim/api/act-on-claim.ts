import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';
import { claimChanged } from './claim-details.ts';

const acts = {
  cancel: (id: string) => claimsApi[':id'].cancel.$post({ param: { id } }),
  paid: (id: string) => claimsApi[':id'].paid.$post({ param: { id } }),
  'court-route': (id: string) => claimsApi[':id']['court-route'].$post({ param: { id } }),
};

export type ClaimAct = keyof typeof acts;

export function useActOnClaim(userId: string, id: string, act: ClaimAct) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await (await acts[act](id)).json()).claim,
    onSuccess: (claim) => claimChanged(client, userId, claim),
  });
}
