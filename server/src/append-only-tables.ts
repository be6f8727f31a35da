import { auditTrails } from './auth/index.ts';
import { historyTrail, type Trail } from './history/index.ts';

/** Every append-only table that is sealed. */
export const appendOnlyTables: readonly Trail[] = [historyTrail, ...auditTrails];
