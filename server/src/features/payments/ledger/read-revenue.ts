import { type IsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { type Pence, pence } from '@plainclaim/domain/shared/money';
import type { Db } from '../../../platform/db/db.ts';
import { readFigures, readFiguresByBucket } from '../../claims/index.ts';
import { recovered, totalOf } from './post-to-ledger.ts';

const endOfTime = toIsoDate('9999-12-31');

/** The admin dashboard's money figures, from the ledger's running totals. */
export const revenueReaders = (db: Db) => ({
  /** Income is a credit, which the ledger stores as a negative amount. */
  readRevenue: async (): Promise<Pence> =>
    pence(0 - ((await readFigures(db)).get(totalOf('commission')) ?? 0)),
  readRecoveredByMonth: async (from: IsoDate): Promise<ReadonlyMap<IsoDate, Pence>> => {
    const sums = await readFiguresByBucket(db, from, endOfTime);
    const months = sums.filter(({ name }) => name === recovered);
    return new Map(months.map(({ bucket, sum }) => [toIsoDate(bucket), pence(sum)]));
  },
});
