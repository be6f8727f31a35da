import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { type SensitiveOperation, sensitiveOperations } from '../../http/sensitive-operations.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import type { TestApp } from '../open-test-app.ts';
import { actAs } from '../permissions/act-as.ts';
import { table } from '../permissions/table.ts';
import { testApp } from '../test-app.ts';
import { undoable } from '../undoable.ts';
import { plantWorld, worldSettings } from '../world/plant-world.ts';

const settings = {
  ...worldSettings,
  AUTH_PHONE: 'on',
  AUTH_PHONE_AUTOCONFIRM: 'on',
};

const refusals = {
  middleware: [403, { error: { code: 'confirmation_needed', message: 'Please confirm that it is you.' } }],
  contract: [400, { error_code: 'reauthentication_needed' }],
  form: [422, { error: { code: 'validation_failed' } }],
} as const;

const wanted: Readonly<Record<string, string>> = {
  password: 'another-kettle-43',
  email: 'moved@post.example',
  phone: '+447700900456',
};

type Acting = ReturnType<typeof actAs> & { readonly app: TestApp };

/** The state that must exist for the operation to be a change, and how to remove it again. */
const withFactor = [
  sql`update auth_factors set status = 'verified'`,
  sql`update auth_sessions set aal = 'aal2'`,
];
const withoutFactor = [
  sql`update auth_factors set status = 'unverified'`,
  sql`update auth_sessions set aal = 'aal1'`,
];
const before: Readonly<Record<string, readonly [there: readonly SQL[], gone: readonly SQL[]]>> = {
  'POST /api/account/backup-codes': [withFactor, withoutFactor],
  'DELETE /auth/v1/factors/:id': [withFactor, withoutFactor],
  'DELETE /api/account/phone': [
    [sql`update auth_users set phone = '447700900123' where email like 'hannah%'`],
    [sql`update auth_users set phone = null`],
  ],
};

/** Steps that complete a change which its route only begins. */
const after: Readonly<Record<string, (acting: Acting, answer: unknown) => Promise<unknown>>> = {
  'PUT /auth/v1/user email': async ({ app, ask }) => {
    const codes = (await app.platform.db.select().from(emails)).filter(({ kind }) =>
      kind.startsWith('auth-email-change-'),
    );
    expect(codes).toHaveLength(2);
    for (const { toAddress, text } of codes) {
      const token = /\b\d{6}\b/.exec(text)?.[0];
      await ask('POST', '/auth/v1/verify', { type: 'email_change', email: toAddress, token });
    }
  },
  'POST /auth/v1/factors': async ({ app, ask }, answer) => {
    const { id, totp } = answer as { id: string; totp: { secret: string } };
    const challenge = await ask('POST', `/auth/v1/factors/${id}/challenge`, {});
    const { id: challengeId } = (await challenge.json()) as { id: string };
    const code = new TOTP({ secret: totp.secret }).generate({ timestamp: app.clock.now().getTime() });
    await ask('POST', `/auth/v1/factors/${id}/verify`, { challenge_id: challengeId, code });
  },
};

const nameOf = ({ method, path, field }: SensitiveOperation) =>
  [method, path, ...(field ? [field] : [])].join(' ');

/** Completed at the provider, which `auth/providers/linking.test.ts` covers. */
const elsewhere = 'GET /auth/v1/user/identities/authorize';

it('sensitive operations ask again ten minutes after the sign-in, go on after a confirmation, and tell their owner', {
  timeout: 300_000,
}, async () => {
  const { undone, ...undoing } = undoable();
  const app = await testApp({ settings, ...undoing });
  const { db } = app.platform;
  const world = await plantWorld(app);
  const letTimePass = () =>
    db.execute(sql`update auth_sessions set created_at = created_at - interval '601 seconds',
      amr = (select jsonb_agg(jsonb_set(one, '{timestamp}', to_jsonb((one->>'timestamp')::int - 601)))
        from jsonb_array_elements(amr) one)`);
  for (const operation of sensitiveOperations) {
    const { method, path, field, askedBy, tells } = operation;
    const name = nameOf(operation);
    const acting = { ...actAs(app, world, method, path), app };
    const { ask, act, expected } = acting;
    const body = field ? { [field]: wanted[field] } : acting.body;
    const withoutProof = askedBy === 'form' ? { ...body, password: '' } : body;
    await letTimePass();
    const refused = await act(withoutProof);
    expect([name, refused.status, await refused.json()]).toMatchObject([name, ...refusals[askedBy]]);

    const wrong = await ask('POST', '/api/account/confirmation', { password: 'wrong' });
    expect(wrong.status).toBe(422);
    expect([name, (await act(withoutProof)).status]).toEqual([name, refusals[askedBy][0]]);

    const right = { password: world.things.password };
    expect((await ask('POST', '/api/account/confirmation', right)).status).toBe(204);
    const [there, gone] = before[name] ?? [[], []];
    for (const statement of there) await db.execute(statement);
    await undone(async () => {
      const known = new Set((await db.select().from(emails)).map(({ id }) => id));
      const done = await act(body);
      if (name === elsewhere) {
        expect([name, done.status]).toEqual([name, expected]);
        return;
      }
      expect([name, done.ok]).toEqual([name, true]);
      await after[name]?.(acting, await done.json());
      const told = (await db.select().from(emails))
        .filter(({ id, kind }) => !known.has(id) && tells.includes(kind))
        .map(({ toAddress }) => toAddress);
      expect([name, told.sort()]).toEqual([
        name,
        field === 'email' ? ['hannah@post.example', wanted.email] : [expect.stringMatching('@')],
      ]);
    });
    for (const statement of gone) await db.execute(statement);
  }
});

it('each of them is on the list once, and is an operation of the server', () => {
  const names = sensitiveOperations.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  for (const { method, path } of sensitiveOperations) expect(table[`${method} ${path}`]).toBeDefined();
});

it('no route makes, changes or uses up a service key: the operator’s command does', () => {
  const root = join(import.meta.dirname, '../..');
  const makers = globSync('**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.') && !file.includes('testing/'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('makeServiceKey'));
  expect(makers.sort()).toEqual([
    'features/auth/people/create-admin.ts',
    'features/auth/service/make-service-key.ts',
  ]);
  const routes = globSync('**/*.routes.ts', { cwd: root });
  expect(routes.length).toBeGreaterThan(30);
  for (const file of routes) expect(readFileSync(join(root, file), 'utf8')).not.toContain('create-admin');

  const aboutKeys = Object.entries(table).filter(([name]) => /key|secret|credential/i.test(name));
  expect(aboutKeys.map(([name]) => name)).toEqual([
    'POST /auth/v1/admin/oauth/clients/:id/regenerate_secret',
  ]);
  // The secret of another program, for holders of a service key and not for users.
  const [regenerate] = aboutKeys;
  for (const [who, status] of Object.entries(regenerate?.[1].answers ?? {}))
    expect([who, status < 400]).toEqual([who, who === 'program']);
});
