import { hkdfSync } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export type TestCheckoutDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly siteUrl: string;
  readonly secretKey: string;
};

/** Shared by the test checkout and the webhook; a real provider shows this secret in its settings. */
export const testWebhookSecret = (secretKey: string): string =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'cards/test-webhook/1', 32)).toString('hex');
