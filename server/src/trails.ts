import { auditTrails } from './auth/index.ts';
import { historyTrail, type Trail } from './history/index.ts';

/** Everything that is only ever added to, and sealed. */
export const trails: readonly Trail[] = [historyTrail, ...auditTrails];
