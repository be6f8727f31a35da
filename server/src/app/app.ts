import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { captchaOnPages } from '../features/auth/index.ts';
import { measureLetters } from '../features/claims/index.ts';
import { measurePayments } from '../features/payments/index.ts';
import { recordReply, replyFromMail } from '../features/replies/index.ts';
import { emptyAccount, previewExpiry } from '../features/your-data/index.ts';
import { accessLog } from '../http/access-log.ts';
import { compression } from '../http/compression.ts';
import type { AppEnv } from '../http/context.ts';
import { createApi } from '../http/create-api.ts';
import { createDocsRoutes } from '../http/docs/docs.routes.ts';
import { answerError, answerNotFound } from '../http/errors.ts';
import { createHealthRoutes, type ReadinessCheck } from '../http/health.routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { refuseZeroBytes } from '../http/refuse-zero-bytes.ts';
import { requestIdentity } from '../http/request-identity.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { readMail } from '../platform/inbound-mail/read-mail.ts';
import { measurePlatform } from '../platform/metrics/measure-platform.ts';
import type { Platform } from '../platform/open-platform.ts';
import type { App, AppOptions } from './app-options.ts';
import { connectSlices } from './connect-slices.ts';
import { connectYourData } from './connect-your-data.ts';
import { guardApi } from './guard-api.ts';
import { mountAccounts } from './mount/accounts.ts';
import { mountAdminClaims, mountClaims } from './mount/claims.ts';
import { mountDevPages } from './mount/dev-pages.ts';
import { mountFiles } from './mount/files.ts';
import { mountHooks } from './mount/hooks.ts';
import { mountMoney } from './mount/money.ts';
import { mountOffice } from './mount/office.ts';
import { mountPublic } from './mount/public.ts';
import { mountQa } from './mount/qa.ts';
import { mountReplies } from './mount/replies.ts';
import { mountSolicitors } from './mount/solicitors.ts';
import { mountYourData } from './mount/your-data.ts';
import { openAuth } from './open-auth.ts';
import type { Parts } from './parts.ts';
import { createWorkers } from './workers.ts';

/** The limit for forms sent without scripts: the contact page's is the largest. */
const formBodyLimit = 128 * 1024;

/** Mounts the slices' routes on one HTTP app, and collects their jobs. */
export function buildApp(platform: Platform, options: AppOptions): App {
  measurePlatform(platform);
  measureLetters(platform);
  measurePayments(platform);
  const http = openHttp(platform, options);
  const parts = connectParts(platform, options);
  if (platform.config.ROLE !== 'worker') serve(http, parts);
  const { replies } = parts.slices;
  return {
    http,
    takeMail: async (raw, { network, recipients }) => {
      const mail = await readMail(raw, network);
      await recordReply(replies, replyFromMail(mail, raw, { source: 'smtp', recipients }));
    },
    previewExpiry: () => previewExpiry(parts.yourData),
    workers: createWorkers(parts),
  };
}

function connectParts(platform: Platform, options: AppOptions): Parts {
  const slices = connectSlices(platform, options.siteUrl, options);
  const auth = openAuth(platform, options, slices.solicitors, async (tx, userId, visitor) => {
    await emptyAccount(yourData, tx, userId, 'operator', visitor);
  });
  const yourData = connectYourData(platform, options.siteUrl, slices, auth);
  return { platform, options, auth, slices, yourData };
}

/** The part that every role serves: the middleware of each request, and the health routes. */
function openHttp(platform: Platform, options: AppOptions): Hono<AppEnv> {
  const { config, log, metrics } = platform;
  const http = new Hono<AppEnv>();
  http.use(requestIdentity(config.TRUSTED_PROXIES));
  http.use(
    securityHeaders({
      https: options.siteUrl.startsWith('https:'),
      captchaHosts: captchaOnPages(config)?.hosts ?? [],
    }),
  );
  http.use(accessLog(log, metrics.http));
  http.use(compression());
  http.use(refuseZeroBytes);
  http.onError(answerError(log));
  http.notFound(answerNotFound);
  http.route(
    '/',
    createHealthRoutes({
      checks: readinessChecks(platform),
      metrics,
      metricsToken: config.METRICS_TOKEN,
      openToThisMachine: config.MODE === 'embedded',
      isStopping: options.isStopping,
    }),
  );
  return http;
}

/** The order matters: the first matching route answers, and pages answer all other paths. */
function serve(http: Hono<AppEnv>, parts: Parts): void {
  const { platform, options, auth } = parts;
  guardApi(http, parts);
  for (const path of new Set(['/auth/v1', platform.config.AUTH_PATH])) http.route(path, auth.routes);
  const api = createApi();
  mountAccounts(api, parts);
  mountPublic(api, parts);
  mountClaims(api, parts);
  mountReplies(api, parts);
  mountAdminClaims(api, parts);
  mountMoney(api, parts);
  mountSolicitors(api, parts);
  mountOffice(api, parts);
  mountYourData(api, parts);
  mountQa(api, http, parts, buildApp);
  http.route('/', api);
  mountHooks(http, parts);
  http.route('/api', createDocsRoutes(api, options.siteUrl));
  http.all('/api/*', answerNotFound);
  http.all('/functions/*', answerNotFound);
  mountFiles(http, parts);
  mountDevPages(http, parts);
  if (options.site) http.use(limitBody(formBodyLimit, []), options.site(http.request));
}

const readinessChecks = ({ db, jobs }: Platform): ReadinessCheck[] => [
  { name: 'database', isReady: async () => (await db.execute(sql`select 1`)).rows.length === 1 },
  { name: 'jobs', isReady: () => jobs.isReady() },
];
