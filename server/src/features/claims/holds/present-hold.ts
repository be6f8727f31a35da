import { pausedSentence } from '@plainclaim/domain/claims/holds/hold-words';
import type { Nation } from '@plainclaim/domain/shared/nation';
import { holdAsTold } from './hold-as-told.ts';
import type { HoldRow } from './holds.store.ts';

export function presentHold(hold: HoldRow, nation: Nation) {
  const told = holdAsTold(hold);
  return {
    from: hold.firstDay,
    until: hold.lastDay,
    is_confirmed: told.isConfirmed,
    is_statutory: told.isStatutory,
    set_by: hold.setBy,
    sentence: pausedSentence(told, nation),
  };
}
