import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';
import type { HoldToSend } from '../../../ui/holds/hold-form.tsx';
import { claimQuery } from './claim-details.ts';

function useHoldChange<Given>(userId: string, id: string, change: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      for (const kind of ['dashboard', 'claims']) void client.invalidateQueries({ queryKey: [kind, userId] });
      await client.invalidateQueries({ queryKey: claimQuery(userId, id).queryKey });
    },
  });
}

export const usePauseClaim = (userId: string, id: string) =>
  useHoldChange(userId, id, (hold: HoldToSend) => claimsApi[':id'].hold.$post({ param: { id }, json: hold }));

export const useLiftHold = (userId: string, id: string) =>
  useHoldChange(userId, id, () => claimsApi[':id'].hold.lift.$post({ param: { id } }));
