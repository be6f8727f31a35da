import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { defineJob, workerFor } from '../../../platform/jobs/define-job.ts';
import { foldDeltas } from './figures.store.ts';

/** Every ten minutes, so that a total is a sum over hundreds of rows, however many claims there are. */
export const foldFigures = defineJob({ name: 'fold-figures', payload: z.object({}), cron: '*/10 * * * *' });

export const foldFiguresWorker = (db: Db) => workerFor(foldFigures, () => foldDeltas(db));
