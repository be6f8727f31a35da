import { expect, it } from 'vitest';
import { demoPeople } from './auth/index.ts';
import { demoSeeds } from './demo/demo.ts';
import { plantDemoData } from './demo/plant-demo-data.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

/**
 * Who may do what: every operation of the server, and what each kind of person is answered.
 * A route that is not in this table fails the run.
 */
const people = ['anonymous', 'plaintiff', 'solicitor', 'tester', 'admin'] as const;

type Person = (typeof people)[number];
type Answers = Readonly<Record<Person, number>>;

type Operation = {
  readonly path?: string;
  readonly body?: object;
  readonly answers: Answers;
  /** Ends the session it is called with, so each person gets a new one. */
  readonly endsSession?: true;
};

const nobody = '00000000-0000-4000-8000-0000000000ff';
const everyone = (status: number): Answers =>
  Object.fromEntries(people.map((person) => [person, status])) as Answers;
const signedIn = (status: number): Answers => ({ ...everyone(status), anonymous: 401 });
const adminOnly = (status: number): Answers => ({ ...everyone(403), anonymous: 401, admin: status });

/** For holders of a service key, whom this table does not know: no person, whatever their role, may pass. */
const serviceKeyOnly: Answers = { ...everyone(403), anonymous: 401 };

const plaintiffs = (status: number): Answers => ({
  ...signedIn(status),
  solicitor: 403,
  tester: 403,
});

/** An admin passes the check of the role, and then has no registration of their own. */
const solicitors = (status: number): Answers => ({
  ...everyone(403),
  anonymous: 401,
  solicitor: status,
  admin: 404,
});

const testers = (status: number): Answers => ({
  ...everyone(403),
  anonymous: 401,
  tester: status,
  admin: status,
});

const table: Readonly<Record<string, Operation>> = {
  'GET /healthz': { answers: everyone(200) },
  'GET /readyz': { answers: everyone(200) },
  'GET /metrics': { answers: everyone(200) },
  'GET /api/openapi.json': { answers: everyone(200) },
  'GET /api/docs': { answers: everyone(200) },
  'ALL /api/*': { path: '/api/nothing-here', answers: everyone(404) },
  'ALL /functions/*': { path: '/functions/v1/nothing-here', answers: everyone(404) },
  'GET /files/:token': { path: '/files/forged.token', answers: everyone(404) },
  'GET /files/public/:path{.+}': { path: '/files/public/blog/none.png', answers: everyone(404) },

  'GET /dev/mailbox': { answers: everyone(200) },
  'GET /dev/mailbox/mailbox.css': { answers: everyone(200) },
  'GET /dev/mailbox/api': { answers: everyone(200) },
  'GET /dev/mailbox/texts': { answers: everyone(200) },
  'GET /dev/mailbox/:id': { path: `/dev/mailbox/${nobody}`, answers: everyone(404) },
  'GET /dev/mailbox/:id/html': { path: `/dev/mailbox/${nobody}/html`, answers: everyone(404) },
  'GET /dev/mailbox/:id/attachments/:attachmentId': {
    path: `/dev/mailbox/${nobody}/attachments/${nobody}`,
    answers: everyone(404),
  },
  'GET /dev/checkout/checkout.css': { answers: everyone(200) },
  'GET /dev/checkout/:id': { path: '/dev/checkout/nothing-here', answers: everyone(404) },
  'POST /dev/checkout/:id': { path: '/dev/checkout/nothing-here', body: {}, answers: everyone(404) },

  'GET /api/contact': { answers: everyone(200) },
  'POST /api/contact': { body: {}, answers: everyone(422) },
  'GET /api/claims/drafts': { answers: plaintiffs(200) },
  'POST /api/claims/drafts': { body: {}, answers: plaintiffs(201) },
  'GET /api/claims/drafts/:id': { path: `/api/claims/drafts/${nobody}`, answers: plaintiffs(404) },
  'PUT /api/claims/drafts/:id': { path: `/api/claims/drafts/${nobody}`, body: {}, answers: plaintiffs(422) },
  'DELETE /api/claims/drafts/:id': { path: `/api/claims/drafts/${nobody}`, answers: plaintiffs(404) },
  'PUT /api/claims/drafts/:id/letter': {
    path: `/api/claims/drafts/${nobody}/letter`,
    body: { letter: 'Dear Sir' },
    answers: plaintiffs(404),
  },
  'GET /api/claims/drafts/:id/letter.pdf': {
    path: `/api/claims/drafts/${nobody}/letter.pdf`,
    answers: plaintiffs(404),
  },
  'POST /api/claims/drafts/:id/submit': {
    path: `/api/claims/drafts/${nobody}/submit`,
    body: {},
    answers: plaintiffs(404),
  },
  'POST /api/claims/drafts/:id/documents': {
    path: `/api/claims/drafts/${nobody}/documents?name=a.pdf`,
    body: {},
    answers: plaintiffs(404),
  },
  'DELETE /api/claims/drafts/:id/documents/:documentId': {
    path: `/api/claims/drafts/${nobody}/documents/${nobody}`,
    answers: plaintiffs(404),
  },
  'GET /api/claims/drafts/:id/documents/:documentId/link': {
    path: `/api/claims/drafts/${nobody}/documents/${nobody}/link`,
    answers: plaintiffs(404),
  },
  'POST /api/claims/drafts/:id/letter': {
    path: `/api/claims/drafts/${nobody}/letter`,
    answers: plaintiffs(404),
  },
  'GET /api/claims': { answers: plaintiffs(200) },
  'GET /api/claims/dashboard': { answers: plaintiffs(200) },
  'GET /api/claims/:id': { path: `/api/claims/${nobody}`, answers: signedIn(404) },
  'GET /api/claims/:id/letter.pdf': { path: `/api/claims/${nobody}/letter.pdf`, answers: signedIn(404) },
  'POST /api/claims/:id/documents': {
    path: `/api/claims/${nobody}/documents?name=a.pdf`,
    body: {},
    answers: signedIn(404),
  },
  'GET /api/claims/:id/documents/:documentId/link': {
    path: `/api/claims/${nobody}/documents/${nobody}/link`,
    answers: signedIn(404),
  },
  'POST /api/claims/:id/letter': { path: `/api/claims/${nobody}/letter`, answers: signedIn(404) },
  'POST /api/claims/:id/letter/keep': {
    path: `/api/claims/${nobody}/letter/keep`,
    body: { letter: 'Dear Sir or Madam,' },
    answers: signedIn(404),
  },
  'POST /api/claims/:id/cancel': { path: `/api/claims/${nobody}/cancel`, answers: signedIn(404) },
  'POST /api/claims/:id/paid': { path: `/api/claims/${nobody}/paid`, answers: signedIn(404) },
  'POST /api/claims/:id/court-route': { path: `/api/claims/${nobody}/court-route`, answers: signedIn(404) },
  'POST /functions/v1/send-lba-email': {
    body: { to: '', subject: '', body: '', claimId: nobody },
    answers: signedIn(404),
  },
  'POST /functions/v1/send-claim-confirmation': { body: {}, answers: signedIn(422) },

  'POST /functions/v1/handle-settlement-offer': { body: {}, answers: adminOnly(422) },
  'GET /api/settlements/:claimId': { path: `/api/settlements/${nobody}`, answers: signedIn(404) },
  'POST /api/settlements/:offerId/accept': {
    path: `/api/settlements/${nobody}/accept`,
    answers: signedIn(404),
  },
  'POST /api/settlements/:offerId/reject': {
    path: `/api/settlements/${nobody}/reject`,
    answers: signedIn(404),
  },
  'POST /api/settlements/:offerId/solicitor': {
    path: `/api/settlements/${nobody}/solicitor`,
    answers: signedIn(404),
  },
  'GET /api/admin/settlements/:claimId': {
    path: `/api/admin/settlements/${nobody}`,
    answers: adminOnly(404),
  },

  'POST /functions/v1/send-payment-link': { body: {}, answers: adminOnly(200) },
  'POST /functions/v1/send-defendant-payment-request': {
    body: { claim_id: nobody, settlement_offer_id: nobody, offered_amount: 1 },
    answers: signedIn(404),
  },
  'POST /functions/v1/fetch-payment-data': { body: { token: 'forged' }, answers: everyone(200) },
  'POST /functions/v1/process-payment': { body: {}, answers: everyone(422) },
  'POST /functions/v1/handle-payment-success-test': { body: { token: 'forged' }, answers: everyone(200) },
  'POST /functions/v1/card-webhook': { body: {}, answers: everyone(401) },
  'GET /api/account/payout-details': { answers: plaintiffs(200) },
  'PUT /api/account/payout-details': { body: {}, answers: plaintiffs(422) },
  'GET /api/admin/payouts': { answers: adminOnly(200) },
  'GET /api/admin/payouts/:id/details': {
    path: `/api/admin/payouts/${nobody}/details`,
    answers: adminOnly(404),
  },
  'POST /api/admin/payouts/:id/paid': {
    path: `/api/admin/payouts/${nobody}/paid`,
    body: { reference: 'FP1' },
    answers: adminOnly(404),
  },
  'POST /api/admin/payouts/:id/failed': {
    path: `/api/admin/payouts/${nobody}/failed`,
    body: { reason: 'Account closed' },
    answers: adminOnly(404),
  },
  'POST /api/admin/payouts/:id/due': { path: `/api/admin/payouts/${nobody}/due`, answers: adminOnly(404) },
  'POST /api/admin/payments/:id/refund': {
    path: `/api/admin/payments/${nobody}/refund`,
    body: { reason: 'Paid by mistake' },
    answers: adminOnly(404),
  },
  'GET /api/admin/reconciliation': { answers: adminOnly(200) },
  'POST /api/admin/reconciliation/run': { answers: adminOnly(200) },

  'GET /api/account/data': { answers: signedIn(200) },
  'POST /api/account/data/download': { body: { password: 'wrong' }, answers: signedIn(422) },
  'GET /api/account/data/download/:token': {
    path: '/api/account/data/download/forged.token',
    answers: everyone(404),
  },
  'POST /api/account/data/delete': {
    body: { password: 'wrong', confirm: 'DELETE' },
    answers: signedIn(422),
  },
  'GET /api/account/mail-choices': { answers: signedIn(200) },
  'PUT /api/account/mail-choices': { body: { topic: 'offers', wanted: false }, answers: signedIn(422) },
  'GET /api/mail-choices/unsubscribe': {
    path: '/api/mail-choices/unsubscribe?token=forged',
    answers: everyone(404),
  },
  'POST /api/mail-choices/unsubscribe': {
    path: '/api/mail-choices/unsubscribe?token=forged',
    answers: everyone(404),
  },

  'GET /api/profile': { answers: signedIn(200) },
  'PUT /api/profile': { body: {}, answers: signedIn(422) },
  'GET /api/account/sessions': { answers: signedIn(200) },
  'DELETE /api/account/sessions/:id': { path: `/api/account/sessions/${nobody}`, answers: signedIn(404) },
  'GET /api/account/identities': { answers: signedIn(200) },
  'DELETE /api/account/phone': { answers: signedIn(204) },
  'GET /api/account/backup-codes': { answers: signedIn(200) },
  'POST /api/account/backup-codes': { answers: signedIn(409) },
  'POST /api/account/backup-codes/verify': { body: { code: 'wrong' }, answers: signedIn(422) },

  'GET /api/blog/posts': { answers: everyone(200) },
  'GET /api/blog/posts/:slug': { path: '/api/blog/posts/no-such-post', answers: everyone(404) },
  'POST /api/blog/posts/:slug/view': { path: '/api/blog/posts/no-such-post/view', answers: everyone(404) },
  'GET /api/blog/categories': { answers: everyone(200) },
  'GET /api/blog/tags': { answers: everyone(200) },
  'GET /api/blog/addresses': { answers: everyone(200) },
  'GET /api/blog/rss.xml': { answers: everyone(200) },
  'GET /api/admin/dashboard': { answers: adminOnly(200) },
  'GET /api/admin/newer': { answers: adminOnly(200) },
  'GET /api/admin/messages': { answers: adminOnly(200) },
  'POST /api/admin/messages/read': { answers: adminOnly(200) },
  'PUT /api/admin/messages/:id': {
    path: `/api/admin/messages/${nobody}`,
    body: { status: 'read' },
    answers: adminOnly(404),
  },
  'GET /api/admin/solicitors': { answers: adminOnly(200) },
  'GET /api/admin/solicitors/:id': {
    path: `/api/admin/solicitors/${nobody}`,
    answers: adminOnly(404),
  },
  'GET /api/admin/claims/:id/solicitor-searches': {
    path: `/api/admin/claims/${nobody}/solicitor-searches`,
    answers: adminOnly(404),
  },
  'POST /api/admin/solicitors/:id/decision': {
    path: `/api/admin/solicitors/${nobody}/decision`,
    body: { decision: 'approve' },
    answers: adminOnly(404),
  },
  'PUT /api/admin/solicitors/:id/regulator-numbers': {
    path: `/api/admin/solicitors/${nobody}/regulator-numbers`,
    body: { regulator_numbers: {} },
    answers: adminOnly(404),
  },
  'GET /api/solicitor/registration': { answers: solicitors(200) },
  'PUT /api/solicitor/registration/regulator-numbers': {
    body: { regulator_numbers: {} },
    // The demo's solicitor is approved, and so are their numbers.
    answers: solicitors(409),
  },
  'GET /api/claims/:id/solicitor': { path: `/api/claims/${nobody}/solicitor`, answers: signedIn(404) },
  'POST /api/claims/:id/solicitor': {
    path: `/api/claims/${nobody}/solicitor`,
    body: { consent: true },
    answers: signedIn(404),
  },
  'DELETE /api/claims/:id/solicitor': { path: `/api/claims/${nobody}/solicitor`, answers: signedIn(404) },
  'POST /api/claims/:id/solicitor/messages': {
    path: `/api/claims/${nobody}/solicitor/messages`,
    body: { body: 'Hello' },
    answers: signedIn(404),
  },
  'GET /api/solicitor/referrals': { answers: { ...solicitors(200), admin: 403 } },
  'GET /api/solicitor/referrals/:id': {
    path: `/api/solicitor/referrals/${nobody}`,
    answers: { ...solicitors(404), admin: 403 },
  },
  'GET /api/solicitor/referrals/:id/case-file.zip': {
    path: `/api/solicitor/referrals/${nobody}/case-file.zip`,
    answers: { ...solicitors(404), admin: 403 },
  },
  'POST /api/solicitor/referrals/:id/accept': {
    path: `/api/solicitor/referrals/${nobody}/accept`,
    answers: { ...solicitors(404), admin: 403 },
  },
  'POST /api/solicitor/referrals/:id/decline': {
    path: `/api/solicitor/referrals/${nobody}/decline`,
    body: { reason: 'No time' },
    answers: { ...solicitors(404), admin: 403 },
  },
  'POST /api/solicitor/referrals/:id/start': {
    path: `/api/solicitor/referrals/${nobody}/start`,
    answers: { ...solicitors(404), admin: 403 },
  },
  'POST /api/solicitor/referrals/:id/complete': {
    path: `/api/solicitor/referrals/${nobody}/complete`,
    answers: { ...solicitors(404), admin: 403 },
  },
  'POST /api/solicitor/referrals/:id/messages': {
    path: `/api/solicitor/referrals/${nobody}/messages`,
    body: { body: 'Hello' },
    answers: { ...solicitors(404), admin: 403 },
  },

  'GET /api/admin/claims': { answers: adminOnly(200) },
  'GET /api/admin/claims.csv': { answers: adminOnly(200) },
  'GET /api/admin/claims/:id/review': {
    path: `/api/admin/claims/${nobody}/review`,
    answers: adminOnly(404),
  },
  'POST /api/admin/claims/:id/notes': {
    path: `/api/admin/claims/${nobody}/notes`,
    body: { body: 'A note' },
    answers: adminOnly(404),
  },
  'POST /api/admin/claims/:id/assessment': {
    path: `/api/admin/claims/${nobody}/assessment`,
    body: { will_pay: 'yes' },
    answers: adminOnly(404),
  },
  'GET /api/admin/people': { answers: adminOnly(200) },
  'GET /api/admin/people/:id': { path: `/api/admin/people/${nobody}`, answers: adminOnly(404) },
  'PUT /api/admin/people/:id/role': {
    path: `/api/admin/people/${nobody}/role`,
    body: { role: 'admin' },
    answers: adminOnly(404),
  },
  'POST /api/admin/people/:id/block': {
    path: `/api/admin/people/${nobody}/block`,
    body: { reason: 'A reason' },
    answers: adminOnly(404),
  },
  'DELETE /api/admin/people/:id/block': {
    path: `/api/admin/people/${nobody}/block`,
    answers: adminOnly(404),
  },
  'POST /api/admin/people/:id/sign-out': {
    path: `/api/admin/people/${nobody}/sign-out`,
    answers: adminOnly(404),
  },
  'GET /api/admin/mails': { answers: adminOnly(200) },
  'GET /api/admin/mails/counts': { answers: adminOnly(200) },
  'GET /api/admin/mails/:id': { path: `/api/admin/mails/${nobody}`, answers: adminOnly(404) },
  'POST /api/admin/mails/:id/retry': {
    path: `/api/admin/mails/${nobody}/retry`,
    answers: adminOnly(404),
  },
  'POST /api/admin/mails/retry-failed': { answers: adminOnly(200) },
  'GET /api/admin/replies': { answers: adminOnly(200) },
  'GET /api/admin/replies/processed': { answers: adminOnly(200) },
  'GET /api/admin/replies/summary': { answers: adminOnly(200) },
  'POST /api/admin/replies': { body: {}, answers: adminOnly(422) },
  'POST /api/admin/replies/:id/match': {
    path: `/api/admin/replies/${nobody}/match`,
    body: { claim_id: nobody },
    answers: adminOnly(404),
  },
  'GET /api/admin/replies/:id/attachments/:attachmentId/link': {
    path: `/api/admin/replies/${nobody}/attachments/${nobody}/link`,
    answers: adminOnly(404),
  },
  'GET /api/admin/blog/posts': { answers: adminOnly(200) },
  'POST /api/admin/blog/posts': { body: {}, answers: adminOnly(422) },
  'GET /api/admin/blog/posts/:id': { path: `/api/admin/blog/posts/${nobody}`, answers: adminOnly(404) },
  'PUT /api/admin/blog/posts/:id': {
    path: `/api/admin/blog/posts/${nobody}`,
    body: {},
    answers: adminOnly(422),
  },
  'DELETE /api/admin/blog/posts/:id': { path: `/api/admin/blog/posts/${nobody}`, answers: adminOnly(404) },
  'PUT /api/admin/blog/posts/:id/autosave': {
    path: `/api/admin/blog/posts/${nobody}/autosave`,
    body: { form: {}, base_version: 1 },
    answers: adminOnly(404),
  },
  'DELETE /api/admin/blog/posts/:id/autosave': {
    path: `/api/admin/blog/posts/${nobody}/autosave`,
    answers: adminOnly(204),
  },
  'GET /api/admin/blog/autosave': { answers: adminOnly(200) },
  'PUT /api/admin/blog/autosave': { body: { form: {} }, answers: adminOnly(200) },
  'DELETE /api/admin/blog/autosave': { answers: adminOnly(204) },
  'GET /api/admin/blog/categories': { answers: adminOnly(200) },
  'POST /api/admin/blog/categories': { body: {}, answers: adminOnly(422) },
  'PUT /api/admin/blog/categories/:id': {
    path: `/api/admin/blog/categories/${nobody}`,
    body: { name: 'Letters', slug: 'letters-again' },
    answers: adminOnly(404),
  },
  'DELETE /api/admin/blog/categories/:id': {
    path: `/api/admin/blog/categories/${nobody}`,
    answers: adminOnly(404),
  },
  'GET /api/admin/blog/tags': { answers: adminOnly(200) },
  'POST /api/admin/blog/tags': { body: {}, answers: adminOnly(422) },
  'PUT /api/admin/blog/tags/:id': {
    path: `/api/admin/blog/tags/${nobody}`,
    body: { name: 'Proof', slug: 'proof-again' },
    answers: adminOnly(404),
  },
  'DELETE /api/admin/blog/tags/:id': { path: `/api/admin/blog/tags/${nobody}`, answers: adminOnly(404) },
  'POST /api/admin/blog/images': { body: {}, answers: adminOnly(422) },

  'POST /api/testing/runs/:kind': { path: '/api/testing/runs/none', answers: testers(422) },
  'POST /api/testing/claims': { body: {}, answers: testers(422) },
  'PUT /api/testing/claims/deadline': { body: {}, answers: testers(422) },
  'GET /api/testing/claims/cleanup': { answers: testers(200) },
  'POST /api/testing/claims/cleanup': { body: {}, answers: testers(422) },

  'GET /auth/v1/health': { answers: everyone(200) },
  'GET /auth/v1/settings': { answers: everyone(200) },
  'GET /auth/v1/.well-known/jwks.json': { answers: everyone(200) },
  'POST /auth/v1/signup': { body: {}, answers: everyone(422) },
  'POST /auth/v1/token': { path: '/auth/v1/token?grant_type=password', body: {}, answers: everyone(400) },
  'POST /auth/v1/otp': { body: { email: 'invalid' }, answers: everyone(400) },
  'POST /auth/v1/recover': { body: { email: 'nobody@example.com' }, answers: everyone(200) },
  'POST /auth/v1/resend': { body: { type: 'signup', email: 'nobody@example.com' }, answers: everyone(200) },
  'POST /auth/v1/verify': {
    body: { type: 'email', email: 'nobody@example.com', token: '123456' },
    answers: everyone(403),
  },
  'GET /auth/v1/verify': { path: '/auth/v1/verify?type=recovery&token=wrong', answers: everyone(303) },
  'GET /auth/v1/authorize': { path: '/auth/v1/authorize?provider=nobody', answers: everyone(400) },
  'GET /auth/v1/callback': { path: '/auth/v1/callback?state=wrong&code=wrong', answers: everyone(303) },
  'POST /auth/v1/callback': { body: {}, answers: everyone(303) },
  'POST /auth/v1/sso': { body: {}, answers: everyone(404) },
  'POST /auth/v1/sso/saml/acs': { body: {}, answers: everyone(404) },
  'GET /auth/v1/sso/saml/metadata': { answers: everyone(404) },
  'GET /auth/v1/user': { answers: signedIn(200) },
  'PUT /auth/v1/user': { body: { data: {} }, answers: signedIn(200) },
  'GET /auth/v1/reauthenticate': { answers: signedIn(200) },
  'GET /auth/v1/user/identities/authorize': { answers: signedIn(404) },
  'DELETE /auth/v1/user/identities/:id': {
    path: `/auth/v1/user/identities/${nobody}`,
    answers: signedIn(404),
  },
  'POST /auth/v1/factors': { body: { factor_type: 'totp' }, answers: signedIn(200) },
  'DELETE /auth/v1/factors/:id': { path: `/auth/v1/factors/${nobody}`, answers: signedIn(404) },
  'POST /auth/v1/factors/:id/challenge': {
    path: `/auth/v1/factors/${nobody}/challenge`,
    body: {},
    answers: signedIn(404),
  },
  'POST /auth/v1/factors/:id/verify': {
    path: `/auth/v1/factors/${nobody}/verify`,
    body: { challenge_id: nobody, code: '123456' },
    answers: signedIn(404),
  },
  'GET /auth/v1/admin/users': {
    answers: serviceKeyOnly,
  },
  'POST /auth/v1/admin/users': {
    body: {},
    answers: serviceKeyOnly,
  },
  'GET /auth/v1/admin/users/:id': {
    path: `/auth/v1/admin/users/${nobody}`,
    answers: serviceKeyOnly,
  },
  'PUT /auth/v1/admin/users/:id': {
    path: `/auth/v1/admin/users/${nobody}`,
    body: {},
    answers: serviceKeyOnly,
  },
  'DELETE /auth/v1/admin/users/:id': {
    path: `/auth/v1/admin/users/${nobody}`,
    answers: serviceKeyOnly,
  },
  'GET /auth/v1/admin/users/:id/factors': {
    path: `/auth/v1/admin/users/${nobody}/factors`,
    answers: serviceKeyOnly,
  },
  'DELETE /auth/v1/admin/users/:id/factors/:factorId': {
    path: `/auth/v1/admin/users/${nobody}/factors/${nobody}`,
    answers: serviceKeyOnly,
  },
  'POST /auth/v1/invite': {
    body: {},
    answers: serviceKeyOnly,
  },
  'POST /auth/v1/admin/generate_link': {
    body: {},
    answers: serviceKeyOnly,
  },
  'GET /auth/v1/admin/oauth/clients': {
    answers: serviceKeyOnly,
  },
  'POST /auth/v1/admin/oauth/clients': {
    body: {},
    answers: serviceKeyOnly,
  },
  'GET /auth/v1/admin/oauth/clients/:id': {
    path: `/auth/v1/admin/oauth/clients/${nobody}`,
    answers: serviceKeyOnly,
  },
  'PUT /auth/v1/admin/oauth/clients/:id': {
    path: `/auth/v1/admin/oauth/clients/${nobody}`,
    body: {},
    answers: serviceKeyOnly,
  },
  'DELETE /auth/v1/admin/oauth/clients/:id': {
    path: `/auth/v1/admin/oauth/clients/${nobody}`,
    answers: serviceKeyOnly,
  },
  'POST /auth/v1/admin/oauth/clients/:id/regenerate_secret': {
    path: `/auth/v1/admin/oauth/clients/${nobody}/regenerate_secret`,
    body: {},
    answers: serviceKeyOnly,
  },
  'POST /auth/v1/logout': { answers: signedIn(204), endsSession: true },
};

it('lists every route of the server, and nothing that is gone', async () => {
  const { app } = await testApp();
  // Middleware is mounted for all methods on a pattern that ends in a star; it answers nothing itself.
  const isMiddleware = ({ method, path }: { method: string; path: string }) =>
    method === 'ALL' && path.endsWith('*') && path !== '/api/*' && path !== '/functions/*';
  const routes = app.http.routes
    .filter((route) => !isMiddleware(route) && route.method !== 'OPTIONS')
    // The auth service takes each path with and without a slash at its end.
    .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`);
  expect([...new Set(routes)].sort()).toEqual(Object.keys(table).sort());
});

it('answers each kind of person as the table says', { timeout: 120_000 }, async () => {
  const app = await testApp({ settings: { RATE_LIMITS: 'off' }, startAt: new Date().toISOString() });
  await plantDemoData(app.platform, {
    seeds: demoSeeds,
    isEmbedded: true,
    siteUrl: 'http://plainclaim.test',
  });
  const tokens = new Map<Person, string | undefined>();
  for (const person of people) tokens.set(person, await signIn(app, person));

  for (const [name, { path, body, answers, endsSession }] of Object.entries(table)) {
    const [method, pattern] = name.split(' ') as [string, string];
    for (const person of people) {
      const token = endsSession ? await signIn(app, person) : tokens.get(person);
      const res = await app.request(path ?? pattern, {
        method: method === 'ALL' ? 'GET' : method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect.soft(res.status, `${name} as ${person}`).toBe(answers[person]);
    }
  }
});

async function signIn({ request }: TestApp, person: Person): Promise<string | undefined> {
  const account = demoPeople.find(({ role }) => role === person);
  if (!account) return undefined;
  const res = await request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  return ((await res.json()) as { access_token: string }).access_token;
}

it('has no developer pages in production', async () => {
  const { request } = await testApp({
    settings: {
      MODE: 'production',
      SITE_URL: 'https://plainclaim.example',
      SECRET_KEY: 'x'.repeat(40),
      DATABASE_URL: 'postgres://unused.example/plainclaim',
      MAIL_FROM: 'claims@plainclaim.example',
      TEAM_MAILBOX: 'team@plainclaim.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      AUTH_KEYS_FILE: 'unused.json',
    },
  });
  for (const path of ['/dev/mailbox', '/dev/mailbox/api', '/dev/checkout/checkout.css', '/metrics']) {
    expect((await request(path)).status).toBe(404);
  }
});
