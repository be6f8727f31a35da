import type { Role } from '@plainclaim/domain/accounts/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminChanged } from '../../../lib/change-poll.ts';
import { personKey } from './people.ts';
import { personApi } from './people-api.ts';

export type WantedAct =
  | { readonly kind: 'change-role'; readonly role: Role }
  | { readonly kind: 'block'; readonly reason: string }
  | { readonly kind: 'unblock' }
  | { readonly kind: 'sign-out' };

/** One act on one account; returns the changed account. */
export function useActOnPerson(id: string) {
  const client = useQueryClient();
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: async (act: WantedAct) => (await (await ask(id, act)).json()).person,
    onSuccess: (person) => {
      client.setQueryData(personKey(id), person);
      return changed();
    },
  });
}

function ask(id: string, act: WantedAct) {
  const param = { id };
  switch (act.kind) {
    case 'change-role':
      return personApi.role.$put({ param, json: { role: act.role } });
    case 'block':
      return personApi.block.$post({ param, json: { reason: act.reason } });
    case 'unblock':
      return personApi.block.$delete({ param });
    case 'sign-out':
      return personApi['sign-out'].$post({ param });
  }
}
