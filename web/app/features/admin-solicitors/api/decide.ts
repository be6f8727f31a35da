import type { DecisionForm } from '@plainclaim/domain/solicitors/approval';
import type { RegulatorNumbers } from '@plainclaim/domain/solicitors/regulators';
import { useMutation } from '@tanstack/react-query';
import { useAdminChanged } from '../../../lib/change-poll.ts';
import { solicitorApi } from './solicitors-api.ts';

/** An admin's decision on a registration. The server decides whether it is possible. */
export function useDecide(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: (form: DecisionForm) => solicitorApi.decision.$post({ param: { id }, json: form }),
    onSuccess: changed,
  });
}

export function useSaveNumbers(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: (numbers: RegulatorNumbers) =>
      solicitorApi['regulator-numbers'].$put({
        param: { id },
        json: { regulator_numbers: { ...numbers } as Record<string, string> },
      }),
    onSuccess: changed,
  });
}
