import { z } from 'zod';
import { defineJob, workerFor } from '../../platform/jobs/define-job.ts';
import type { ClaimsDeps } from './claims.deps.ts';
import { notePassedDeadlines } from './deadline/note-passed-deadlines.ts';
import { remindOfDrafts } from './drafts/remind-of-drafts.ts';
import { tidyDrafts } from './drafts/tidy-drafts.ts';
import { endPassedHolds } from './holds/end-passed-holds.ts';
import { warnOfLimitation } from './limitation/warn-of-limitation.ts';

/**
 * By day, so that bad news wakes no claimant; every hour, so that a restart delays it by an hour and not a
 * day.
 */
const noteDeadlines = defineJob({ name: 'note-deadlines', payload: z.object({}), cron: '10 8-20 * * *' });

/** Soon after midnight in London, in summer and in winter: the first free day is a whole one. */
const endHolds = defineJob({ name: 'end-holds', payload: z.object({}), cron: '2 * * * *' });

const tidyClaims = defineJob({ name: 'tidy-claims', payload: z.object({}), cron: '40 3 * * *' });

const remindDrafts = defineJob({ name: 'remind-of-drafts', payload: z.object({}), cron: '25 9 * * *' });

const warnLimitation = defineJob({ name: 'warn-of-limitation', payload: z.object({}), cron: '35 9 * * *' });

export const claimJobs = [noteDeadlines, endHolds, tidyClaims, remindDrafts, warnLimitation] as const;

export const claimWorkers = (deps: ClaimsDeps) => [
  workerFor(noteDeadlines, () => notePassedDeadlines(deps)),
  workerFor(endHolds, () => endPassedHolds(deps)),
  workerFor(tidyClaims, () => tidyDrafts(deps)),
  workerFor(warnLimitation, () => warnOfLimitation(deps)),
  workerFor(remindDrafts, () => remindOfDrafts(deps)),
];
