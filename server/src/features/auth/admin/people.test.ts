import { mailedLinkFrom } from '@plainclaim/domain/accounts/mailed-link';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openClaimsBench, type Person } from '../../claims/testing/claims-bench.ts';
import { fragmentOf } from '../testing/auth-bench.ts';

type Shown = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly is_blocked: boolean;
  readonly claims: number;
  readonly sessions: number;
  readonly has_second_step: boolean;
  readonly audit: { what: string; by: string | null; before: object; after: object }[];
};
type Answer = { readonly person: Shown; readonly error?: { readonly message: string } };
type List = { readonly people: Shown[]; readonly next_cursor: string | null };

async function open() {
  const bench = await openClaimsBench({ settings: { RATE_LIMITS: 'off' } });
  const admin = await bench.withRole(await bench.signUp('boss'), 'admin');
  const ada = await bench.signUp('ada');
  const list = async (query: string, person: Person = admin) =>
    (await bench.call<List>(person, 'GET', `/api/admin/people${query}`)).body;
  const read = async (id: string) =>
    (await bench.call<Answer>(admin, 'GET', `/api/admin/people/${id}`)).body.person;
  const giveRole = (by: Person, id: string, role: string) =>
    bench.call<Answer>(by, 'PUT', `/api/admin/people/${id}/role`, { role });
  const block = (by: Person, id: string) =>
    bench.call<Answer>(by, 'POST', `/api/admin/people/${id}/block`, { reason: 'Asked for by the court' });
  const isIn = async (person: Person) => (await bench.call(person, 'GET', '/api/profile')).status === 200;
  const mailsTo = async (email: string) =>
    (await bench.rows('emails')).filter((mail) => mail.to_address === email).map(({ kind }) => kind);
  return { ...bench, admin, ada, list, read, giveRole, block, isIn, mailsTo };
}

describe('the list of people', () => {
  it('finds them by beginnings of words in name and address, by role, and by block', async () => {
    const bench = await open();
    await bench.submitted(bench.ada);
    const { db } = bench.app.platform;
    await db.execute(
      sql`update auth_users set email = 'ada.lovelace+claims@post.example', user_metadata = '{"full_name":"Ada O’Neill"}' where id = ${bench.ada.id}`,
    );
    for (const search of ['ada', 'LOVEL', 'ada.lovelace+claims@post.example', 'Neill Ada', "o'nei"])
      expect((await bench.list(`?search=${encodeURIComponent(search)}`)).people, search).toEqual([
        expect.objectContaining({ id: bench.ada.id, name: 'Ada O’Neill', role: 'plaintiff', claims: 1 }),
      ]);
    for (const search of ['velace', 'nobody', '%', "'; drop table auth_users; --", ':*'])
      expect((await bench.list(`?search=${encodeURIComponent(search)}`)).people, search).toEqual([]);
    expect((await bench.list('?show=admin')).people.map(({ id }) => id)).toEqual([bench.admin.id]);
    expect((await bench.list('?show=blocked')).people).toEqual([]);
    await bench.block(bench.admin, bench.ada.id);
    expect((await bench.list('?show=blocked')).people.map(({ id }) => id)).toEqual([bench.ada.id]);
  });

  it('finds someone by the name they gave in their profile later', async () => {
    const bench = await open();
    const details = {
      fullName: 'Zelda Quint',
      email: 'ada@post.example',
      phone: '',
      dateOfBirth: '',
      addressLine1: '',
      addressLine2: '',
      townCity: '',
      postcode: '',
    };
    const { profile } = (await bench.call<{ profile: object }>(bench.ada, 'GET', '/api/profile')).body;
    expect(profile).toBeDefined();
    const saved = await bench.call(bench.ada, 'PUT', '/api/profile', {
      full_name: details.fullName,
      email: details.email,
      phone: '',
      date_of_birth: '',
      address_line_1: '',
      address_line_2: '',
      town_city: '',
      postcode: '',
    });
    expect(saved.status).toBe(200);
    expect((await bench.list('?search=quint')).people.map(({ name }) => name)).toEqual(['Zelda Quint']);
  });

  it('goes on where the last page ended, and asks the index of each question', async () => {
    const bench = await open();
    const { db } = bench.app.platform;
    await db.execute(sql`insert into auth_users (id, email, app_metadata, user_metadata, created_at, updated_at)
      select gen_random_uuid(), 'p' || n || '@many.example', '{"role":"plaintiff"}', jsonb_build_object('full_name', 'Person N' || n),
             timestamptz '2025-01-01' + (n / 3) * interval '1 minute', now() from generate_series(1, 20000) n`);
    await db.execute(sql`analyze auth_users`);
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; page < 3 && cursor !== null; page++) {
      const found: List = await bench.list(`?search=many&limit=40${cursor && `&cursor=${cursor}`}`);
      seen.push(...found.people.map(({ id }) => id));
      cursor = found.next_cursor;
    }
    expect(new Set(seen).size).toBe(120);
    const newest = 'order by created_at desc, id desc limit 26';
    const plan = async (where: string, end = newest) =>
      JSON.stringify(
        (await db.execute(sql.raw(`explain (format json) select id from auth_users where ${where} ${end}`)))
          .rows,
      );
    const words = (text: string) =>
      `to_tsvector('simple', translate(coalesce(email, '') || ' ' || coalesce(user_metadata ->> 'full_name', '') || ' ' || coalesce(user_metadata ->> 'first_name', '') || ' ' || coalesce(user_metadata ->> 'last_name', ''), '@.+_-/:''’', '         ')) @@ to_tsquery('simple', '${text}')`;
    for (const word of ['n777', 'many', 'nobody'])
      expect(await plan(words(`''${word}'':*`), 'limit 2000'), word).toContain('auth_users_words');
    // A word that every row has is answered by scanning the newest rows.
    expect(await plan(words("''many'':*"))).toContain('auth_users_newest_first');
    expect(await plan(`coalesce(app_metadata ->> 'role', 'plaintiff') = 'admin'`)).toContain(
      'auth_users_by_role',
    );
    expect(await plan('banned_until > now()')).toContain('auth_users_blocked');
  });
});

describe('a role', () => {
  it('that people may choose counts at once in open sessions, with mail and audit', async () => {
    const bench = await open();
    const { status, body } = await bench.giveRole(bench.admin, bench.ada.id, 'solicitor');
    expect([status, body.person.role]).toEqual([200, 'solicitor']);
    expect((await bench.call(bench.ada, 'GET', '/api/claims')).status).toBe(403);
    expect(await bench.isIn(bench.ada)).toBe(true);
    expect(await bench.mailsTo(bench.ada.email)).toContain('account-role-changed');
    // Not before the registration is approved, so the mail does not say more.
    const told = (await bench.rows('emails')).find(({ kind }) => kind === 'account-role-changed');
    expect(String(told?.text).replaceAll(/\s+/g, ' ')).toContain(
      'Once your firm is approved, you can open claims that are referred to you.',
    );
    expect((await bench.rows('solicitor_profiles')).map(({ user_id }) => user_id)).toEqual([bench.ada.id]);
    expect(await bench.rows('auth_audit', 'id')).toContainEqual(
      expect.objectContaining({
        action: 'admin-act',
        user_id: bench.admin.id,
        details: {
          act: 'role-changed',
          person_id: bench.ada.id,
          before: { role: 'plaintiff' },
          after: { role: 'solicitor' },
        },
      }),
    );
    expect((await bench.read(bench.ada.id)).audit[0]).toMatchObject({
      what: 'role-changed',
      by: bench.admin.email,
      before: { role: 'plaintiff' },
      after: { role: 'solicitor' },
    });
  });

  it('that nobody may choose goes to whoever reads the mailbox', async () => {
    const bench = await open();
    await bench.giveRole(bench.admin, bench.ada.id, 'admin');
    // The person who signed up without proving the mailbox loses access.
    expect(await bench.isIn(bench.ada)).toBe(false);
    const password = { email: bench.ada.email, password: 'a long enough passphrase' };
    const again = await bench.call(null, 'POST', '/auth/v1/token?grant_type=password', password);
    expect([again.status, again.body]).toMatchObject([400, { error_code: 'invalid_credentials' }]);
    const mail = (await bench.rows('emails')).find(({ kind }) => kind === 'auth-role-granted');
    const link = /http\S+\/open-link#[^\s>]+/.exec(String(mail?.text))?.[0] ?? 'http://no-link';
    const { tokenHash: token_hash, type, next } = mailedLinkFrom(fragmentOf(new URL(link))) ?? {};
    expect(next).toBe('/reset-password');
    const opened = await bench.call<{ access_token: string }>(null, 'POST', '/auth/v1/verify', {
      token_hash,
      type,
    });
    const proved = { ...bench.ada, token: opened.body.access_token };
    expect((await bench.call(proved, 'GET', '/api/admin/people')).status).toBe(200);
  });

  it('is taken back at once', async () => {
    const bench = await open();
    const other = await bench.withRole(bench.ada, 'admin');
    expect((await bench.giveRole(bench.admin, other.id, 'plaintiff')).status).toBe(200);
    expect((await bench.call(other, 'GET', '/api/admin/people')).status).toBe(403);
  });

  it('of two admins who demote each other at once: one stays', async () => {
    const bench = await open();
    const other = await bench.withRole(bench.ada, 'admin');
    const answers = await Promise.all([
      bench.giveRole(bench.admin, other.id, 'plaintiff'),
      bench.giveRole(other, bench.admin.id, 'plaintiff'),
    ]);
    // The second is refused: by the rule, or because it was no longer an admin's request.
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect([403, 409]).toContain(answers.map(({ status }) => status).toSorted()[1]);
    const left = await bench.app.platform.db.execute(
      sql`select id from auth_users where app_metadata ->> 'role' = 'admin'`,
    );
    expect(left.rows).toHaveLength(1);
  });

  it.each(['plaintiff', 'tester'])('is not changed by its owner: %s', async (role) => {
    const bench = await open();
    const { status, body } = await bench.giveRole(bench.admin, bench.admin.id, role);
    expect([status, body.error?.message]).toEqual([
      409,
      'You cannot do this to your own account. Another admin can.',
    ]);
    expect((await bench.read(bench.admin.id)).role).toBe('admin');
  });
});

describe('a blocked person', () => {
  it('is out at once, stays out, is told, and comes back when unblocked', async () => {
    const bench = await open();
    expect(await bench.isIn(bench.ada)).toBe(true);
    const { status, body } = await bench.block(bench.admin, bench.ada.id);
    expect([status, body.person.is_blocked, body.person.sessions]).toEqual([200, true, 0]);
    expect(await bench.isIn(bench.ada)).toBe(false);
    const password = { email: bench.ada.email, password: 'a long enough passphrase' };
    const signIn = () => bench.call<object>(null, 'POST', '/auth/v1/token?grant_type=password', password);
    expect(await signIn()).toMatchObject({ status: 403, body: { error_code: 'user_banned' } });
    expect(await bench.mailsTo(bench.ada.email)).toContain('account-blocked');
    expect((await bench.read(bench.ada.id)).audit[0]).toMatchObject({
      what: 'person-blocked',
      before: { blocked: false, sessions: 1 },
      after: { blocked: true, reason: 'Asked for by the court' },
    });
    expect((await bench.block(bench.admin, bench.ada.id)).body.error?.message).toBe(
      'This account is blocked already.',
    );

    const lifted = await bench.call<Answer>(bench.admin, 'DELETE', `/api/admin/people/${bench.ada.id}/block`);
    expect(lifted.body.person.is_blocked).toBe(false);
    expect((await signIn()).status).toBe(200);
    expect(await bench.mailsTo(bench.ada.email)).toContain('account-unblocked');
  });

  it('needs a reason', async () => {
    const bench = await open();
    const path = `/api/admin/people/${bench.ada.id}/block`;
    expect((await bench.call(bench.admin, 'POST', path, { reason: '  ' })).status).toBe(422);
    expect(await bench.isIn(bench.ada)).toBe(true);
  });

  it('is never both of two admins', async () => {
    const bench = await open();
    const other = await bench.withRole(bench.ada, 'admin');
    await Promise.all([bench.block(bench.admin, other.id), bench.block(other, bench.admin.id)]);
    const { rows } = await bench.app.platform.db.execute(
      sql`select id from auth_users where banned_until is null`,
    );
    expect(rows).toHaveLength(1);
  });
});

it('signing someone out ends every session and leaves the account open', async () => {
  const bench = await open();
  const elsewhere = await bench.signIn(bench.ada);
  const path = `/api/admin/people/${bench.ada.id}/sign-out`;
  const { body } = await bench.call<Answer>(bench.admin, 'POST', path);
  expect(body.person).toMatchObject({ sessions: 0, is_blocked: false });
  expect([await bench.isIn(bench.ada), await bench.isIn(elsewhere)]).toEqual([false, false]);
  expect(await bench.isIn(await bench.signIn(bench.ada))).toBe(true);
  expect(body.person.audit[0]).toMatchObject({ what: 'person-signed-out', before: { sessions: 2 } });
});

it('nobody but an admin sees or does any of it', async () => {
  const bench = await open();
  const { ada, admin } = bench;
  expect((await bench.call(ada, 'GET', '/api/admin/people')).status).toBe(403);
  expect((await bench.giveRole(ada, ada.id, 'admin')).status).toBe(403);
  expect((await bench.block(ada, admin.id)).status).toBe(403);
  expect((await bench.call(ada, 'POST', `/api/admin/people/${admin.id}/sign-out`)).status).toBe(403);
  expect(await bench.isIn(admin)).toBe(true);
});

it('a role given back says that a password has to be chosen, where none is left, and nothing of it otherwise', async () => {
  const bench = await open();
  const told = async () =>
    (await bench.rows('emails'))
      .filter(({ kind }) => kind === 'account-role-changed')
      .map(({ text }) => String(text).includes('has no password at present'));
  await bench.giveRole(bench.admin, bench.ada.id, 'solicitor');
  expect(await told()).toEqual([false]);
  await bench.giveRole(bench.admin, bench.ada.id, 'tester');
  await bench.giveRole(bench.admin, bench.ada.id, 'plaintiff');
  expect((await told()).toSorted()).toEqual([false, true]);
});
