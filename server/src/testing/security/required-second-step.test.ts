import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { setUpOperations } from '../../http/set-up-operations.ts';
import { type Call, pathOf } from '../permissions/operation.ts';
import { table } from '../permissions/table.ts';
import { testApp } from '../test-app.ts';
import { undoable } from '../undoable.ts';
import type { Kind } from '../world/people.ts';
import { plantWorld, worldSettings } from '../world/plant-world.ts';

const who: readonly Kind[] = ['admin', 'referredSolicitor', 'pendingSolicitor'];

/** Operations that stay open: setting a second step up, reading one's account, signing out. */
const left = new Set([
  ...setUpOperations.map((operation) => operation.join(' ')),
  'GET /auth/v1/user',
  'POST /auth/v1/logout',
  'GET /auth/v1/reauthenticate',
  'POST /auth/v1/factors',
  'DELETE /auth/v1/factors/:id',
  'POST /auth/v1/factors/:id/challenge',
  'POST /auth/v1/factors/:id/verify',
]);

/** Without a session, or for another role. */
const notOpen: ReadonlySet<number> = new Set([401, 403, 404]);

/** Public pages outside the API stay open for these users too. */
const isOfTheProduct = (name: string) => / \/(api|functions)\//.test(name);

it('an admin or solicitor whose days are over is answered by nothing but what sets a second step up', {
  timeout: 600_000,
}, async () => {
  const { undone, ...undoing } = undoable();
  const app = await testApp({ settings: { ...worldSettings, AUTH_SECOND_STEP: 'on' }, ...undoing });
  const { things, tokens } = await plantWorld(app);
  const ask = (name: string, kind: Kind) =>
    undone(async () => {
      const { call = () => ({}) } = table[name] ?? {};
      const [method = '', pattern = ''] = name.split(' ');
      const given: Call = call(things);
      const res = await app.request(pathOf(pattern, given), {
        method: method === 'ALL' ? 'GET' : method,
        headers: {
          authorization: `Bearer ${tokens[kind]}`,
          ...(given.body && { 'content-type': 'application/json' }),
          ...given.headers,
        },
        ...(given.body && { body: JSON.stringify(given.body) }),
        ...(given.bytes && { body: new Uint8Array(given.bytes) }),
      });
      // A streamed answer works until it has been read: only then may its acts be undone.
      const said = await res.text();
      const isRefused = res.status === 403 && said.includes('"second_step_required"');
      return { isRefused, status: res.status };
    });

  // Ends the grace period of every account; other roles have none.
  const { db } = app.platform;
  await db.execute(sql`update auth_users
    set second_step_asked_since = ${app.clock.now().toISOString()}::timestamptz - interval '7 days'`);
  const answered: string[] = [];
  let asked = 0;
  for (const [name, { answers }] of Object.entries(table)) {
    if (left.has(name)) continue;
    for (const kind of who) {
      const isTheirs = notOpen.has(answers.anonymous) && !notOpen.has(answers[kind]);
      if (!isOfTheProduct(name) && !isTheirs) continue;
      asked += 1;
      const { isRefused, status } = await ask(name, kind);
      if (!isRefused) answered.push(`${name} as ${kind}: ${status}`);
    }
  }
  expect(asked).toBeGreaterThan(300);
  expect(answered).toEqual([]);

  const refused: string[] = [];
  for (const name of left)
    for (const kind of who) if ((await ask(name, kind)).isRefused) refused.push(`${name} as ${kind}`);
  for (const [name, { answers }] of Object.entries(table))
    for (const kind of ['owner', 'tester', 'program'] as const)
      if (answers[kind] < 400 && (await ask(name, kind)).isRefused) refused.push(`${name} as ${kind}`);
  expect(refused).toEqual([]);
});
