import { useMutation } from '@tanstack/react-query';
import { useAdminChanged } from '../../../lib/change-poll.ts';
import { claimsApi } from '../../../lib/claims-api.ts';
import type { HoldToSend } from '../../../ui/holds/hold-form.tsx';
import { holdApi } from './admin-api.ts';

function useHoldChange<Given>(change: (given: Given) => Promise<unknown>) {
  const changed = useAdminChanged();
  return useMutation({ mutationFn: change, onSuccess: changed });
}

export const usePauseClaim = (id: string) =>
  useHoldChange((hold: HoldToSend) => claimsApi[':id'].hold.$post({ param: { id }, json: hold }));

export const useConfirmHold = (id: string) =>
  useHoldChange(({ provisional: _, ...hold }: HoldToSend) =>
    holdApi.confirm.$post({ param: { id }, json: hold }),
  );

export const useLiftHold = (id: string) =>
  useHoldChange(() => claimsApi[':id'].hold.lift.$post({ param: { id } }));

/** A mutation, so that it is never fetched again by itself: each reading is in the audit trail. */
export const useHoldReason = (id: string) =>
  useMutation({
    mutationFn: async () => (await (await holdApi.reason.$get({ param: { id } })).json()).reason,
  });

export const useEraseHoldReason = (id: string) =>
  useMutation({ mutationFn: () => holdApi.reason.$delete({ param: { id } }) });
