import type { HoldAsTold } from '@plainclaim/domain/claims/holds/hold-words';
import type { HoldRow } from './holds.store.ts';

/** The reason of a hold is told only by what is confirmed and law: `isStatutory`. */
export const holdAsTold = ({ lastDay, isStatutory, confirmedAt }: HoldRow): HoldAsTold => ({
  until: lastDay,
  isStatutory: isStatutory && confirmedAt !== null,
  isConfirmed: confirmedAt !== null,
});
