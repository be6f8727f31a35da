import { productRules } from '@plainclaim/domain/qa/qa-rules';
import { sql } from 'drizzle-orm';
import { Hono, type MiddlewareHandler } from 'hono';
import {
  type Auth,
  type AuthDeps,
  authSettings,
  captchaOnPages,
  createAuth,
  openCaptcha,
  openSsoProviders,
  type PasswordCost,
  type SigningKeys,
  tidyAuth,
  tidyAuthWorker,
} from './auth/index.ts';
import { authSettingsFrom } from './auth-settings-from.ts';
import {
  blogBodies,
  createBlogRoutes,
  mailBlogNews,
  mailBlogNewsWorker,
  publishScheduledPosts,
  publishScheduledPostsWorker,
  tidyBlogImages,
  tidyBlogImagesWorker,
} from './blog/index.ts';
import {
  claimFileRights,
  claimJobs,
  claimWorkers,
  countClaimsOf,
  createAdminClaimsRoutes,
  createClaimFunctionsRoutes,
  createClaimsRoutes,
  foldFigures,
  foldFiguresWorker,
  isClaimUpload,
  measureLetters,
  printingReader,
} from './claims/index.ts';
import { hasQaTools, mailboxProofRequired } from './config.ts';
import { connectSlices } from './connect-slices.ts';
import { connectYourData } from './connect-your-data.ts';
import { countUnread, createContactRoutes, createInboxRoutes, messagesMark } from './contact/index.ts';
import { historyMark, sealTrailsJob, sealTrailsWorker } from './history/index.ts';
import { accessLog } from './http/access-log.ts';
import { identifyActor } from './http/actor.ts';
import { compression } from './http/compression.ts';
import type { AppEnv } from './http/context.ts';
import { createApi } from './http/create-api.ts';
import { createDocsRoutes } from './http/docs/docs.routes.ts';
import { answerError, answerNotFound } from './http/errors.ts';
import { createOpenRight } from './http/file-rights.ts';
import { onlyThisMachine } from './http/from-this-machine.ts';
import { createHealthRoutes, type ReadinessCheck } from './http/health.routes.ts';
import { limitBody } from './http/limit-body.ts';
import { mailboxOperations, requireProvenMailbox } from './http/mailbox-operations.ts';
import { tidyRateLimits, tidyRateLimitsWorker } from './http/rate-limit/rate-limit.jobs.ts';
import { refuseZeroBytes } from './http/refuse-zero-bytes.ts';
import { requestIdentity } from './http/request-identity.ts';
import { securityHeaders } from './http/security-headers.ts';
import { requireConfirmation, sensitiveOperations } from './http/sensitive-operations.ts';
import { requireSetUpSecondStep } from './http/set-up-operations.ts';
import { createLettersRoutes } from './letters/index.ts';
import { createMailChoicesRoutes } from './mail-choices/index.ts';
import { createNewsRoutes } from './news/index.ts';
import {
  countFailedMails,
  createClaimMailsRoutes,
  createOutboxRoutes,
  failedMailsMark,
  takeBackCorrection,
} from './outbox/index.ts';
import {
  createCardWebhookRoutes,
  createLinkPreviewRoutes,
  createPaymentFunctionsRoutes,
  createPayoutDetailsRoutes,
  createPayoutsAdminRoutes,
  issuePaymentLink,
  measurePayments,
  paymentJobs,
  paymentWorkers,
  payoutDetailsOfAccount,
  revenueReaders,
  takeBackLink,
  takeBackPayout,
} from './payments/index.ts';
import {
  deliverCardEvent,
  deliverCardEventWorker,
} from './platform/cards/test-checkout/deliver-card-event.ts';
import { createTestCheckout } from './platform/cards/test-checkout/test-checkout.routes.ts';
import { createFilesRoutes } from './platform/files/files.routes.ts';
import type { Envelope } from './platform/inbound-mail/incoming-mail.ts';
import { readMail } from './platform/inbound-mail/read-mail.ts';
import type { Job, JobWorker } from './platform/jobs/define-job.ts';
import { claimMailsMark } from './platform/mail/claim-mails-mark.ts';
import { gatherNoticesWorker } from './platform/mail/gather-notices.ts';
import { gatherNotices, rescueMail, sendMail } from './platform/mail/mail.jobs.ts';
import { createMailbox } from './platform/mail/mailbox.routes.ts';
import { rescueMailWorker } from './platform/mail/rescue-mail.ts';
import { sendMailWorker } from './platform/mail/send-mail.ts';
import { measurePlatform } from './platform/metrics/measure-platform.ts';
import type { Platform } from './platform/open-platform.ts';
import {
  countSolicitors,
  createProfileFor,
  createProfilesRoutes,
  lacksProfile,
  nameOf,
  solicitorsMark,
} from './profiles/index.ts';
import { createQaRoutes, openRehearsal } from './qa/index.ts';
import {
  createHandRepliesRoutes,
  createInboundMailRoutes,
  createRepliesRoutes,
  createReviewRoutes,
  inboundMailBody,
  isReplyUpload,
  notesMark,
  recordReply,
  repliesMark,
  replyFileRights,
  replyFromMail,
  takeBackAssessment,
} from './replies/index.ts';
import { createSettlementsRoutes } from './settlements/index.ts';
import {
  checkEscalation,
  createAdminSearchesRoutes,
  createApprovalRoutes,
  createCasesRoutes,
  createSearchingRoutes,
  openSearchIn,
  solicitorJobs,
  solicitorWorkers,
  welcomeSolicitor,
} from './solicitors/index.ts';
import { trails } from './trails.ts';
import {
  createYourDataRoutes,
  type ExpiryPreview,
  emptyAccount,
  expireDataJob,
  expireDataWorker,
  previewExpiry,
} from './your-data/index.ts';

/** Every kind of job. The queues are created from this list at start. */
export const allJobs: readonly Job[] = [
  sendMail,
  rescueMail,
  gatherNotices,
  tidyRateLimits,
  tidyAuth,
  publishScheduledPosts,
  tidyBlogImages,
  mailBlogNews,
  ...claimJobs,
  ...paymentJobs,
  ...solicitorJobs,
  expireDataJob,
  sealTrailsJob,
  foldFigures,
  deliverCardEvent,
];

const jsonBodyLimit = 256 * 1024;
/** The limit for forms sent without scripts: the contact page's is the largest. */
const formBodyLimit = 128 * 1024;

const mailboxIsClosed =
  'The mailbox answers only to the machine that Plainclaim runs on. DEV_MAILBOX=anyone opens it to others.';

export type AppOptions = {
  readonly siteUrl: string;
  readonly authKeys: SigningKeys;
  readonly isStopping: () => boolean;
  /** Requests to our own site, where there is no port to connect to. */
  readonly callSite?: (address: string, init: RequestInit) => Promise<Response>;
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

/** Mounts the slices' routes on one HTTP app, and collects their jobs. */
export function buildApp(platform: Platform, options: AppOptions): App {
  const { config, clock, db, files, log, metrics, secretKey } = platform;
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

  measurePlatform(platform);
  measureLetters(platform);
  measurePayments(platform);
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

  const auth = openAuth(platform, options, async (tx, userId, visitor) => {
    await emptyAccount(yourData, tx, userId, 'operator', visitor);
  });
  const { metadata, claims, replies, payments, solicitors, testClaims } = connectSlices(
    platform,
    options.siteUrl,
  );
  const yourData = connectYourData(platform, options.siteUrl, { claims, solicitors }, auth);
  const attachments = printingReader(platform);
  const testCheckout = platform.cards.name === 'test' && { ...platform, siteUrl: options.siteUrl };
  if (config.ROLE !== 'worker') {
    const api = createApi();
    const isUpload = (method: string, path: string) =>
      isClaimUpload(method, path) || isReplyUpload(method, path);
    const limited = limitBody(jsonBodyLimit, [...blogBodies, inboundMailBody], isUpload);
    for (const paths of ['/api/*', '/functions/*'])
      http.use(paths, limited, identifyActor(auth.authenticate), requireSetUpSecondStep);
    for (const { method, path, askedBy } of sensitiveOperations)
      if (askedBy === 'middleware') http.on(method, path, requireConfirmation);
    for (const [method, path] of mailboxOperations) http.on(method, path, requireProvenMailbox);
    for (const path of new Set(['/auth/v1', config.AUTH_PATH])) http.route(path, auth.routes);
    api.route('/api/account', auth.accountRoutes);
    api.route('/api/account/mailbox', auth.mailboxRoutes);
    api.route('/api/account/second-step', auth.secondStepRoutes);
    api.route('/', auth.peopleRoutes);
    api.route('/', createProfilesRoutes({ ...platform, metadata }));
    api.route('/', createContactRoutes({ ...platform, siteUrl: options.siteUrl }));
    api.route(
      '/',
      createBlogRoutes({ ...platform, siteUrl: options.siteUrl, nameOf: nameOf({ db, metadata }) }),
    );
    api.route('/', createClaimsRoutes(claims));
    api.route('/', createClaimFunctionsRoutes(claims));
    api.route('/', createLettersRoutes({ ...claims, languageModel: platform.languageModel }));
    api.route('/', createHandRepliesRoutes(replies));
    api.route('/', createRepliesRoutes(replies));
    api.route(
      '/',
      createReviewRoutes({
        ...claims,
        ...replies,
        nameOf: nameOf({ db, metadata }),
        onEscalated: checkEscalation(solicitors),
      }),
    );
    api.route(
      '/',
      createAdminClaimsRoutes({
        ...platform,
        ...revenueReaders(db),
        countWaiting: async () => ({
          unreadMessages: await countUnread(platform),
          failedMails: await countFailedMails(db),
          pendingSolicitors: (await countSolicitors(db)).pending,
        }),
      }),
    );
    api.route('/', createPaymentFunctionsRoutes(payments));
    api.route('/', createLinkPreviewRoutes(payments));
    api.route('/', createPayoutDetailsRoutes(payments));
    api.route('/', createPayoutsAdminRoutes(payments));
    api.route(
      '/',
      createSettlementsRoutes({
        ...platform,
        siteUrl: options.siteUrl,
        requestPayment: issuePaymentLink(payments),
        onSolicitorWanted: async (tx, { claimId }, by) =>
          void (await openSearchIn(solicitors, tx, by, claimId)),
      }),
    );
    api.route('/', createApprovalRoutes(solicitors));
    api.route('/', createSearchingRoutes(solicitors));
    api.route('/', createAdminSearchesRoutes(solicitors));
    api.route('/', createCasesRoutes(solicitors));
    api.route('/', createInboxRoutes(platform));
    api.route('/', createNewsRoutes({ db, clock, marks: newsMarks }));
    api.route('/', createOutboxRoutes(platform));
    api.route(
      '/',
      createClaimMailsRoutes({
        ...platform,
        siteUrl: options.siteUrl,
        undoActs: {
          'payment-link': takeBackLink(payments),
          'payment-link-to-deliver': takeBackLink(payments),
          'clarification-asked': takeBackAssessment,
          'escalation-asked': takeBackAssessment,
          'payout-paid': takeBackPayout(payments),
          'payout-failed': takeBackPayout(payments),
          'payout-corrected': takeBackPayout(payments),
          correction: takeBackCorrection,
        },
      }),
    );
    api.route('/', createYourDataRoutes(yourData));
    api.route('/', createMailChoicesRoutes(platform));
    if (hasQaTools(config) && options.rehearsal)
      api.route(
        '/',
        createQaRoutes({
          ...testClaims,
          rules: productRules,
          openRehearsal: openRehearsal({ ...platform, ...options.rehearsal, jobs: allJobs, build: buildApp }),
          askThisServer: async (path) => await http.request(path),
        }),
      );
    http.route('/', api);
    http.route('/', createCardWebhookRoutes(payments));
    if (config.INBOUND_MAIL_SECRET)
      http.route('/', createInboundMailRoutes(replies, config.INBOUND_MAIL_SECRET));
    http.route('/api', createDocsRoutes(api, options.siteUrl));
    http.all('/api/*', answerNotFound);
    http.all('/functions/*', answerNotFound);
    const openRight = createOpenRight(
      { ...claimFileRights(claims), ...replyFileRights(replies) },
      auth.actorOfSession,
    );
    http.route('/files', createFilesRoutes({ files, secretKey, clock, openRight }));
    if (config.MODE === 'embedded') {
      if (config.DEV_MAILBOX === 'this-machine') http.use('/dev/mailbox/*', onlyThisMachine(mailboxIsClosed));
      http.route('/dev/mailbox', createMailbox({ db, files: attachments }));
    }
    if (testCheckout) http.route('/dev/checkout', createTestCheckout(testCheckout));
    if (options.site) http.use(limitBody(formBodyLimit, []), options.site(http.request));
  }

  return {
    http,
    takeMail: async (raw, { network, recipients }) => {
      const mail = await readMail(raw, network);
      await recordReply(replies, replyFromMail(mail, raw, { source: 'smtp', recipients }));
    },
    previewExpiry: () => previewExpiry(yourData),
    workers: [
      sendMailWorker({ ...replies, files: attachments }),
      rescueMailWorker(platform),
      gatherNoticesWorker({ ...platform, siteUrl: options.siteUrl }),
      tidyRateLimitsWorker(db, clock),
      tidyAuthWorker(db, clock, authSettings(options.siteUrl, authSettingsFrom(config, options.siteUrl))),
      publishScheduledPostsWorker(platform),
      tidyBlogImagesWorker(platform),
      mailBlogNewsWorker({ ...platform, siteUrl: options.siteUrl }),
      ...claimWorkers(claims),
      ...paymentWorkers(payments),
      ...solicitorWorkers(solicitors),
      expireDataWorker(yourData),
      sealTrailsWorker({ ...platform, trails }),
      foldFiguresWorker(db),
      ...(testCheckout ? [deliverCardEventWorker(testCheckout, options.callSite)] : []),
    ],
  };
}

/** The parts of the change poll: marks of the newest rows that an admin's screen may show. */
const newsMarks = [
  historyMark,
  repliesMark,
  notesMark,
  messagesMark,
  claimMailsMark,
  failedMailsMark,
  solicitorsMark,
];

const readinessChecks = ({ db, jobs }: Platform): ReadinessCheck[] => [
  { name: 'database', isReady: async () => (await db.execute(sql`select 1`)).rows.length === 1 },
  { name: 'jobs', isReady: () => jobs.isReady() },
];

function openAuth(
  platform: Platform,
  { siteUrl, authKeys, passwordCost }: AppOptions,
  emptied: NonNullable<AuthDeps['emptyAccount']>,
): Auth {
  const { config, clock } = platform;
  const settings = authSettings(siteUrl, {
    ...authSettingsFrom(config, siteUrl),
    ...(passwordCost && { passwordCost }),
  });
  const makeProfile = createProfileFor({ clock });
  return createAuth(settings, {
    ...platform,
    keys: authKeys,
    captcha: openCaptcha(config),
    ssoProviders: openSsoProviders(config.AUTH_SAML_PROVIDERS_FILE),
    onUserCreated: [
      makeProfile,
      welcomeSolicitor({ ...platform, siteUrl, requiresProvenEmail: mailboxProofRequired(config) }),
    ],
    onSignedIn: [{ isNeeded: lacksProfile, run: makeProfile }],
    emptyAccount: emptied,
    countClaims: (userIds) => countClaimsOf(platform.db, userIds),
    setElsewhere: [payoutDetailsOfAccount],
  });
}
