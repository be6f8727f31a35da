import { auditTrails } from '../features/auth/index.ts';
import { serviceTrails } from '../features/claims/index.ts';
import { historyTrail, type Trail } from '../features/history/index.ts';

/** Every append-only table that is sealed. */
export const appendOnlyTables: readonly Trail[] = [historyTrail, ...auditTrails, ...serviceTrails];
