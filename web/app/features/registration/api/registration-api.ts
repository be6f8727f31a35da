import type { RegulatorNumbers } from '@plainclaim/domain/solicitors/regulators';
import type { ApprovalApi } from '@plainclaim/server/features/solicitors/approval/approval.routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

const registrationApi = hc<ApprovalApi>('/', { fetch: apiFetch }).api.solicitor.registration;

export type OwnRegistration = InferResponseType<(typeof registrationApi)['$get'], 200>['solicitor'];

const keyOf = (userId: string) => ['registration', userId];

export const useRegistration = (userId: string) =>
  useQuery({
    queryKey: keyOf(userId),
    queryFn: async () => (await (await registrationApi.$get()).json()).solicitor,
    staleTime: 0,
  });

export function useSaveOwnNumbers(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (numbers: RegulatorNumbers) => {
      const json = { regulator_numbers: { ...numbers } as Record<string, string> };
      return (await (await registrationApi['regulator-numbers'].$put({ json })).json()).solicitor;
    },
    onSuccess: (saved) => client.setQueryData(keyOf(userId), saved),
  });
}
