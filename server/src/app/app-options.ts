import type { Hono, MiddlewareHandler } from 'hono';
import type { PasswordCost, SigningKeys } from '../features/auth/index.ts';
import type { ExpiryPreview } from '../features/your-data/index.ts';
import type { AppEnv } from '../http/context.ts';
import type { Envelope } from '../platform/inbound-mail/incoming-mail.ts';
import type { JobWorker } from '../platform/jobs/define-job.ts';

export type AppOptions = {
  readonly siteUrl: string;
  readonly authKeys: SigningKeys;
  readonly isStopping: () => boolean;
  /** Requests to our own site, where there is no port to connect to. */
  readonly callSite?: (address: string, init: RequestInit) => Promise<Response>;
  /** How long the function that sends a letter waits for it to leave, in milliseconds. */
  readonly letterWaitMs?: number;
  /** Cheaper password hashes for tests, which sign up thousands of users. */
  readonly passwordCost?: PasswordCost;
  /** Lets tests of the QA tools run a second instance of the product. */
  readonly rehearsal?: { readonly databaseUrl: string; readonly migrationsDir: string };
  /** Serves the pages. Missing in a worker and in API tests. */
  readonly site?: (api: Hono<AppEnv>['request']) => MiddlewareHandler<AppEnv>;
};

export type App = {
  readonly http: Hono<AppEnv>;
  readonly workers: readonly JobWorker[];
  /** Called by the SMTP listener with each mail; resolves once the mail is stored. */
  readonly takeMail: (raw: Uint8Array, envelope: Envelope) => Promise<void>;
  /** Previews what the nightly jobs would erase now. */
  readonly previewExpiry: () => Promise<ExpiryPreview>;
};
