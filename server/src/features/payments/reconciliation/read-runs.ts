import type { PaymentsDeps } from '../payments.deps.ts';
import { lastRuns, type RunRow } from './reconciliation.store.ts';

const runsShown = 30;

export const readRuns = ({ db }: Pick<PaymentsDeps, 'db'>): Promise<RunRow[]> => lastRuns(db, runsShown);
