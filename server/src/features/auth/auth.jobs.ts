import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { defineJob, workerFor } from '../../platform/jobs/define-job.ts';
import type { AuthSettings } from './auth.settings.ts';
import { forgetExpiredCodes } from './codes/codes.store.ts';
import { forgetUnfinished } from './factors/factors.store.ts';
import { forgetOldFlows } from './pkce/pkce.store.ts';
import { forgetExpiredProofs } from './proofs/use-proof.ts';
import { forgetOldProviderFlows } from './providers/provider-flows.store.ts';
import { sessionBounds } from './sessions/session-life.ts';
import { forgetOldSessions } from './sessions/sessions.store.ts';
import { forgetOldSsoRequests } from './sso/sso.store.ts';

export const tidyAuth = defineJob({ name: 'tidy-auth', payload: z.object({}), cron: '43 * * * *' });

const dayMs = 24 * 3600 * 1000;
/** How long ended sessions and replaced tokens are retained, to be recognised as such. */
const memoryMs = 30 * dayMs;

/** Deletes expired codes, flows, challenges, unfinished enrolments and old sessions. */
export const tidyAuthWorker = (
  db: Db,
  clock: Clock,
  settings: Pick<AuthSettings, 'sessionIdleSeconds' | 'sessionLifeSeconds'>,
) =>
  workerFor(tidyAuth, async () => {
    const now = clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    await forgetExpiredCodes(db, now);
    await forgetExpiredProofs(db, now);
    await forgetOldSsoRequests(db, now);
    await forgetOldFlows(db, ago(dayMs));
    await forgetOldProviderFlows(db, ago(dayMs));
    await forgetUnfinished(db, now, ago(dayMs));
    await forgetOldSessions(db, ago(memoryMs), sessionBounds(settings, now));
  });
