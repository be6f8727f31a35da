import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../testing/clock-stands-at.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { createProfileFor } from './create-profile.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const password = 'a long enough passphrase';

const form = {
  full_name: 'Hannah Okoro',
  email: 'hannah@post.example',
  phone: '07700 900123',
  date_of_birth: '1990-04-02',
  address_line_1: '12 Mill Lane',
  address_line_2: '',
  town_city: 'Leeds',
  postcode: 'ls1 4ap',
};

type Person = { id: string; email: string; token: string };

const post = (app: TestApp, path: string, body: object) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function signUp(app: TestApp, email: string, data: object): Promise<Person> {
  const res = await post(app, '/auth/v1/signup', { email, password, data });
  const session = (await res.json()) as { access_token: string; user: { id: string } };
  return { id: session.user.id, email, token: session.access_token };
}

const plaintiffData = { role: 'plaintiff', full_name: '  Hannah   Okoro ', phone: '07700 900123' };

/** Sets the role, then signs in again for a token that carries it. */
async function withRole(app: TestApp, person: Person, role: string): Promise<Person> {
  await app.platform.db.execute(
    sql`update auth_users set app_metadata = app_metadata || jsonb_build_object('role', ${role}::text) where id = ${person.id}`,
  );
  return await signIn(app, person);
}

async function signIn(app: TestApp, person: Person): Promise<Person> {
  const res = await post(app, '/auth/v1/token?grant_type=password', { email: person.email, password });
  return { ...person, token: ((await res.json()) as { access_token: string }).access_token };
}

const read = async (app: TestApp, { token }: Person) =>
  ((await call(app, 'GET', token).then((res) => res.json())) as { profile: Record<string, unknown> | null })
    .profile;

const call = (app: TestApp, method: 'GET' | 'PUT', token: string | undefined, body?: object) =>
  app.request('/api/profile', {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const rows = async (app: TestApp, table: string) =>
  (await app.platform.db.execute(sql.raw(`select * from ${table}`))).rows;

describe('the profile made at sign-up', () => {
  it('holds what a plaintiff said, tidied', async () => {
    const app = await testApp();
    const hannah = await signUp(app, 'hannah@post.example', plaintiffData);
    expect(await read(app, hannah)).toEqual({
      user_id: hannah.id,
      role: 'plaintiff',
      full_name: 'Hannah Okoro',
      email: 'hannah@post.example',
      phone: '07700 900123',
      date_of_birth: '',
      address_line_1: '',
      address_line_2: '',
      town_city: '',
      postcode: '',
      created_at: '2026-11-16T10:00:00.000Z',
      updated_at: '2026-11-16T10:00:00.000Z',
    });
  });

  it('holds a solicitor’s practice, known values only, and waits for an admin', async () => {
    const app = await testApp();
    const sam = await signUp(app, 'sam@firm.example', {
      role: 'solicitor',
      first_name: 'Sam',
      last_name: 'Ferreira',
      firm_name: 'Ferreira & Rowe LLP',
      phone: '0113 496 0000',
      address: '4 Park Row',
      address_line_2: 'Floor 2',
      postcode: 'ls1 5hn',
      jurisdictions: ['Scotland', 'Atlantis', 'England & Wales'],
      practice_areas: ['Debt Recovery', 7],
      status: 'approved',
    });
    expect(await rows(app, 'solicitor_profiles')).toMatchObject([
      {
        user_id: sam.id,
        full_name: 'Sam Ferreira',
        firm_name: 'Ferreira & Rowe LLP',
        address_line_1: '4 Park Row',
        address_line_2: 'Floor 2',
        postcode: 'LS1 5HN',
        jurisdictions: ['England & Wales', 'Scotland'],
        practice_areas: ['Debt Recovery'],
        status: 'pending',
      },
    ]);
    expect(await rows(app, 'plaintiff_profiles')).toEqual([]);
  });

  it('leaves out what does not fit instead of refusing the account', async () => {
    const app = await testApp();
    const odd = await signUp(app, 'odd@post.example', {
      full_name: { nested: true },
      phone: 'call me',
      postcode: 'nowhere',
      address_line_1: 'x'.repeat(1000),
    });
    expect(await read(app, odd)).toMatchObject({
      full_name: '',
      phone: '',
      postcode: '',
      address_line_1: '',
    });
  });

  it('is made at the next sign-in when it is missing, and never undoes a change', async () => {
    const app = await testApp();
    const hannah = await signUp(app, 'hannah@post.example', plaintiffData);
    await app.platform.db.execute(sql`delete from plaintiff_profiles`);
    expect(await read(app, hannah)).toBeNull();

    const again = await signIn(app, hannah);
    expect(await read(app, again)).toMatchObject({ full_name: 'Hannah Okoro' });

    await call(app, 'PUT', again.token, { ...form, full_name: 'Hannah Price' });
    expect(await read(app, await signIn(app, again))).toMatchObject({ full_name: 'Hannah Price' });
  });

  it('can be asked for many times at once', async () => {
    const app = await testApp();
    const hannah = await signUp(app, 'hannah@post.example', plaintiffData);
    await app.platform.db.execute(sql`delete from plaintiff_profiles`);
    const create = createProfileFor({ clock: app.clock });
    const person = { ...hannah, role: 'plaintiff' as const, metadata: plaintiffData };
    await Promise.all(
      Array.from({ length: 4 }, () => app.platform.db.transaction((tx) => create(tx, person))),
    );
    expect(await rows(app, 'plaintiff_profiles')).toHaveLength(1);
  });
});

describe('saving the profile', () => {
  it('keeps every field, tidied, and the day it was made', async () => {
    const app = await testApp();
    const hannah = await signUp(app, 'hannah@post.example', plaintiffData);
    app.clock.forward(60);
    const res = await call(app, 'PUT', hannah.token, form);
    expect(res.status).toBe(200);
    const saved = {
      ...form,
      postcode: 'LS1 4AP',
      created_at: '2026-11-16T10:00:00.000Z',
      updated_at: '2026-11-16T10:01:00.000Z',
    };
    expect(await res.json()).toMatchObject({ profile: saved });
    expect(await read(app, hannah)).toMatchObject(saved);
  });

  it('empties what was emptied', async () => {
    const app = await testApp();
    const hannah = await signUp(app, 'hannah@post.example', plaintiffData);
    await call(app, 'PUT', hannah.token, form);
    await call(app, 'PUT', hannah.token, { ...form, phone: '', date_of_birth: '', postcode: '' });
    expect(await read(app, hannah)).toMatchObject({ phone: '', date_of_birth: '', postcode: '' });
  });

  it('makes the row of an admin, who has none, in the admins’ table', async () => {
    const app = await testApp();
    const admin = await withRole(app, await signUp(app, 'kay@plainclaim.example', plaintiffData), 'admin');
    expect(await read(app, admin)).toBeNull();
    await call(app, 'PUT', admin.token, { ...form, full_name: 'Kay Lindqvist' });
    expect(await read(app, admin)).toMatchObject({ full_name: 'Kay Lindqvist', role: 'admin' });
    expect(await rows(app, 'admin_profiles')).toMatchObject([{ full_name: 'Kay Lindqvist' }]);
    expect(await rows(app, 'plaintiff_profiles')).toMatchObject([{ full_name: 'Hannah Okoro' }]);
  });

  it('leaves a solicitor’s firm and standing alone', async () => {
    const app = await testApp();
    const sam = await signUp(app, 'sam@firm.example', {
      role: 'solicitor',
      first_name: 'Sam',
      last_name: 'Ferreira',
      firm_name: 'Ferreira & Rowe LLP',
    });
    await app.platform.db.execute(sql`update solicitor_profiles set status = 'approved'`);
    await call(app, 'PUT', sam.token, { ...form, status: 'suspended', firm_name: 'Other LLP' });
    expect(await rows(app, 'solicitor_profiles')).toMatchObject([
      { full_name: 'Hannah Okoro', firm_name: 'Ferreira & Rowe LLP', status: 'approved' },
    ]);
  });

  it('keeps a tester’s profile with the account', async () => {
    const app = await testApp();
    const tester = await withRole(app, await signUp(app, 'tess@post.example', plaintiffData), 'tester');
    expect(await read(app, tester)).toMatchObject({ full_name: 'Hannah Okoro', email: 'tess@post.example' });
    await call(app, 'PUT', tester.token, { ...form, full_name: 'Tess Adeyemi' });
    expect(await read(app, tester)).toMatchObject({
      full_name: 'Tess Adeyemi',
      email: form.email,
      date_of_birth: form.date_of_birth,
      role: 'tester',
    });
    const [user] = (await app.platform.db.execute(sql`select email from auth_users where id = ${tester.id}`))
      .rows;
    expect(user).toEqual({ email: 'tess@post.example' });
  });

  it.each([
    ['full_name', ' ', 'Full name is required'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['phone', 'ring twice', 'Please enter a valid phone number'],
    ['date_of_birth', '2026-11-16', 'Date of birth must be in the past'],
    ['date_of_birth', '1990-02-30', 'There is no 30 February 1990: February has 28 days'],
    ['postcode', 'LS1', 'Please enter a valid UK postcode'],
  ])('refuses %s "%s" and says why', async (field, value, message) => {
    const app = await testApp();
    const hannah = await signUp(app, 'hannah@post.example', plaintiffData);
    const res = await call(app, 'PUT', hannah.token, { ...form, [field]: value });
    expect(res.status).toBe(422);
    expect(await res.json()).toMatchObject({ error: { fields: [{ field, message }] } });
    expect(await read(app, hannah)).toMatchObject({ town_city: '' });
  });

  it('measures the age by the clock it is given', async () => {
    const app = await testApp();
    const hannah = await signUp(app, 'hannah@post.example', plaintiffData);
    const born = { ...form, date_of_birth: '2008-11-17' };
    expect((await call(app, 'PUT', hannah.token, born)).status).toBe(422);
    app.clock.set('2026-11-17T00:00:00Z');
    expect((await call(app, 'PUT', (await signIn(app, hannah)).token, born)).status).toBe(200);
  });
});

describe('whose profile it is', () => {
  it('is nobody’s without a session, whatever is sent', async () => {
    const app = await testApp();
    for (const token of [undefined, 'forged'])
      for (const res of [await call(app, 'GET', token), await call(app, 'PUT', token, { any: 'thing' })])
        expect(res.status).toBe(401);
  });

  it('is the bearer’s own: another user id in the body changes nothing of theirs', async () => {
    const app = await testApp();
    const hannah = await signUp(app, 'hannah@post.example', plaintiffData);
    const other = await signUp(app, 'omar@post.example', { full_name: 'Omar Haddad' });
    await call(app, 'PUT', other.token, { ...form, user_id: hannah.id, full_name: 'Omar H' });
    expect(await read(app, hannah)).toMatchObject({ full_name: 'Hannah Okoro' });
    expect(await read(app, other)).toMatchObject({ user_id: other.id, full_name: 'Omar H' });
  });

  it('goes with the account', async () => {
    const app = await testApp();
    const hannah = await signUp(app, 'hannah@post.example', plaintiffData);
    await app.platform.db.execute(sql`delete from auth_users where id = ${hannah.id}`);
    expect(await rows(app, 'plaintiff_profiles')).toEqual([]);
  });
});
