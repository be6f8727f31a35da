import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pressAt, signedEvent } from '../../dev/test-checkout/testing/test-checkout-visitor.ts';
import { letterKinds } from '../../features/claims/mails/mail-kinds.ts';
import { claimsBenchOn, type DraftBody } from '../../features/claims/testing/claims-bench-on.ts';
import type { Executor } from '../../platform/db/db.ts';
import type { EmailRow } from '../../platform/mail/mail.store.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { actAs } from '../permissions/act-as.ts';
import { table } from '../permissions/table.ts';
import { testApp } from '../test-app.ts';
import { undoable } from '../undoable.ts';
import { plantPeople } from '../world/people.ts';
import { plantWorld, worldSettings } from '../world/plant-world.ts';

/** Typed into every free-text field. It reads like a domain, as in a phishing attempt. */
const planted = (field: string) => `Call planted-${field}.com now`;
const isPlanted = /planted-[a-z_]+/gi;

/** Free-text columns by table. The name in a claimant's letters has a rule of its own. */
const typedInto: Readonly<Record<string, readonly string[]>> = {
  legal_claims: [
    'description',
    'plaintiff_address',
    'defendant_first_name',
    'defendant_last_name',
    'defendant_company_name',
    'defendant_contact_person',
    'defendant_address_line_1',
    'defendant_address_line_2',
    'defendant_town_city',
    'police_incident_number',
  ],
  claim_documents: ['file_name'],
  defendant_responses: ['email_subject', 'email_body'],
  defendant_response_attachments: ['file_name'],
  settlement_offers: ['defendant_message', 'admin_notes'],
  contact_messages: ['first_name', 'last_name', 'issue'],
  plaintiff_profiles: ['full_name', 'address_line_1', 'town_city'],
  solicitor_profiles: ['full_name', 'first_name', 'last_name', 'firm_name', 'address_line_1', 'phone'],
  referrals: ['decline_reason', 'outcome_note'],
  case_messages: ['body'],
  payout_details: ['account_holder'],
};

/** Free-text fields in request bodies. */
const typedWith =
  /^(?:full_name|first_name|last_name|issue|description|said|body|note|outcome_note|defendant_message|email_body|letter|defendantName|plaintiffName)$/;

function withPlantedWords(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return [name, withPlantedWords(value)];
      return [name, typedWith.test(name) && typeof value === 'string' ? planted(name) : value];
    }),
  );
}

const profileOf = (email: string) => ({
  full_name: 'Hannah Okoro',
  email,
  phone: '',
  date_of_birth: '1990-04-02',
  address_line_1: '12 Mill Lane',
  address_line_2: '',
  town_city: 'Leeds',
  postcode: 'LS1 4AP',
});

async function plantWords(db: Executor): Promise<void> {
  const { rows } = await db.execute<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  );
  const exists = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  for (const [name, columns] of Object.entries(typedInto)) {
    const missing = columns.filter((column) => !exists.has(`${name}.${column}`));
    if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')}`);
    const changes = columns.map((column) => `${column} = '${planted(column)}'`);
    await db.execute(sql.raw(`update ${name} set ${changes.join(', ')}`));
  }
  await db.execute(
    sql`update auth_users set user_metadata = user_metadata || ${JSON.stringify({ full_name: planted('full_name') })}::jsonb`,
  );
}

const proveEveryone = (db: Executor) =>
  db.execute(
    sql`update auth_users set email_proven_at = created_at where email_proven_at is null and email is not null`,
  );

/** Mails to addresses that no user has proven. The team's mailbox is the operator's own. */
async function toUnproven(db: Executor, team: string): Promise<EmailRow[]> {
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from auth_users where email_proven_at is not null`,
  );
  const proven = new Set([team, ...rows.map(({ email }) => email)]);
  return (await db.select().from(emails)).filter(({ toAddress }) => !proven.has(toAddress));
}

const wordsIn = ({ kind, toName, subject, text, html }: EmailRow): string[] => [
  ...new Set(
    ([toName ?? '', subject, text, html].join('\n').match(isPlanted) ?? []).map((word) => `${kind}: ${word}`),
  ),
];

it('nothing but the letter carries words of people to an address that nobody has proven', {
  timeout: 300_000,
}, async () => {
  const { undone, ...undoing } = undoable();
  const app = await testApp({ settings: { ...worldSettings, AUTH_MAILBOX_PROOF: 'on' }, ...undoing });
  const { db, config } = app.platform;
  await db.execute(sql`create function prove() returns trigger language plpgsql as
    'begin new.email_proven_at = new.created_at; return new; end'`);
  await db.execute(
    sql`create trigger prove before insert on auth_users for each row execute function prove()`,
  );
  const world = await plantWorld(app);
  await db.execute(sql`drop trigger prove on auth_users`);
  await proveEveryone(db);
  await plantWords(db);
  const before = new Set((await db.select({ id: emails.id }).from(emails)).map(({ id }) => id));
  const kinds = new Set<string>();
  const found = new Set<string>();
  const read = async (executor: Executor) => {
    for (const mail of await toUnproven(executor, config.TEAM_MAILBOX)) {
      if (before.has(mail.id)) continue;
      kinds.add(mail.kind);
      if (!letterKinds.includes(mail.kind)) for (const word of wordsIn(mail)) found.add(word);
    }
  };

  for (const [name, { answers }] of Object.entries(table)) {
    const [method, pattern] = name.split(' ') as [string, string];
    // Operations that refuse every role need a signature or code that this test does not have.
    if (method === 'GET' || method === 'ALL' || Object.values(answers).every((status) => status >= 400))
      continue;
    await undone(async (tx) => {
      const { body, act } = actAs(app, world, method, pattern);
      const answer = await act(body && withPlantedWords(body));
      await answer.arrayBuffer();
      if (answer.status >= 400) await (await act()).arrayBuffer();
      await read(tx);
    });
  }
  for (const said of [{ will_pay: 'yes' }, { action: 'clarification' }])
    await undone(async (tx) => {
      const { ask } = actAs(app, world, 'POST', '/api/admin/claims/:id/assessment');
      await ask('POST', `/api/admin/claims/${world.things.strangersClaimId}/assessment`, said);
      await read(tx);
    });
  await undone(async (tx) => {
    const { ask } = actAs(app, world, 'PUT', '/auth/v1/user');
    await ask('PUT', '/auth/v1/user', { email: 'moved@post.example' });
    await read(tx);
  });
  const session = world.things.checkoutId;
  await pressAt(app, session, 'pay');
  await app.request(
    '/functions/v1/card-webhook',
    signedEvent(app.platform, { type: 'checkout.session.completed', about: session }),
  );
  await app.runJobs();
  await read(db);

  expect([...found].sort()).toEqual([]);
  // Every kind of mail to such an address, so that a new kind must be listed here.
  expect([...kinds].sort()).toEqual([
    'account-deleted',
    'auth-email-change-new',
    'auth-invite',
    'clarification-asked',
    'correction',
    'letter-before-action',
    'offer-rejected-defendant',
    'payment-link',
    'payment-receipt',
    'refund-to-payer',
  ]);
});

it('an account that nobody has proven sends its own words to nobody', async () => {
  const app = await testApp({ settings: { ...worldSettings, AUTH_MAILBOX_PROOF: 'on' } });
  const { db, config } = app.platform;
  const password = 'a long enough passphrase';
  const send = (method: string, path: string, body: object, token?: string) =>
    app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const names = { full_name: planted('full_name'), first_name: planted('first_name'), last_name: 'Law' };
  for (const role of ['plaintiff', 'solicitor'])
    await send('POST', '/auth/v1/signup', {
      email: `${role}@victim.example`,
      password,
      data: { ...names, role, firm_name: planted('firm_name'), contact_email: 'other@victim.example' },
    });
  const signIn = await send('POST', '/auth/v1/token?grant_type=password', {
    email: 'solicitor@victim.example',
    password,
  });
  const { access_token: token } = (await signIn.json()) as { access_token: string };
  const moved = await send('PUT', '/auth/v1/user', { email: 'planted-local.part@planted-domain.com' }, token);
  expect(moved.status).toBe(200);
  for (const path of ['otp', 'recover'])
    await send('POST', `/auth/v1/${path}`, { email: 'plaintiff@victim.example', data: names });
  await send('POST', '/auth/v1/otp', { email: 'new@victim.example', data: names });

  const mails = (await toUnproven(db, config.TEAM_MAILBOX)).filter(({ toAddress }) =>
    toAddress.endsWith('@victim.example'),
  );
  expect(mails.flatMap(wordsIn)).toEqual([]);
  expect(mails.map(({ kind, toAddress }) => `${kind} to ${toAddress}`).sort()).toEqual([
    'auth-email-change-current to solicitor@victim.example',
    'auth-magiclink to new@victim.example',
    'auth-magiclink to plaintiff@victim.example',
    'auth-recovery to plaintiff@victim.example',
    'solicitor-welcome to solicitor@victim.example',
  ]);
});

it('a claim’s mails go to the proven address of its account alone', async () => {
  const app = await testApp({ settings: { ...worldSettings, AUTH_MAILBOX_PROOF: 'on' } });
  const { db } = app.platform;
  const { call, signUp, readyDraft, submit } = claimsBenchOn(app);
  const hannah = await signUp('hannah');
  await proveEveryone(db);
  const draft = await readyDraft(hannah, { plaintiffEmail: 'somebody@victim.example' });
  const { status, body } = await submit(hannah, draft.id);
  expect([status, body]).toMatchObject([422, { error: { fields: [{ field: 'plaintiffEmail' }] } }]);
  expect(await db.select().from(emails)).toEqual([]);

  await call(hannah, 'PUT', '/api/profile', { ...profileOf(hannah.email), email: 'somebody@victim.example' });
  const begun = await call<{ draft: DraftBody }>(hannah, 'POST', '/api/claims/drafts', { form: {}, step: 1 });
  expect(begun.body.draft.form.plaintiffEmail).toBe(hannah.email);
});

it('a solicitor is approved only with a proven address', async () => {
  const app = await testApp({ settings: { ...worldSettings, AUTH_MAILBOX_PROOF: 'on' } });
  const { db } = app.platform;
  const bench = claimsBenchOn(app);
  await expect(plantPeople(bench)).rejects.toThrow('was not approved');
  const { rows } = await db.execute(sql`select status from solicitor_profiles where status = 'approved'`);
  expect(rows).toEqual([]);
});
