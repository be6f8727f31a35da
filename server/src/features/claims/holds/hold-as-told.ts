import type { HoldAsTold } from '@plainclaim/domain/claims/holds/hold-words';
import type { HoldRow } from './holds.store.ts';

/** What pages show of a hold. The one hint of its reason is that a confirmed hold is statutory. */
export const holdAsTold = ({ lastDay, isStatutory, confirmedAt }: HoldRow): HoldAsTold => ({
  until: lastDay,
  isStatutory: isStatutory && confirmedAt !== null,
  isConfirmed: confirmedAt !== null,
});
