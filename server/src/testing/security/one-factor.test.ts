import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Call, pathOf } from '../permissions/operation.ts';
import { table } from '../permissions/table.ts';
import { testApp } from '../test-app.ts';
import { undoable } from '../undoable.ts';
import { type Kind, kinds } from '../world/people.ts';
import { plantWorld, worldSettings } from '../world/plant-world.ts';

/** Operations that complete or abandon a sign-in. */
const finishing = new Set([
  'GET /auth/v1/user',
  'POST /auth/v1/logout',
  'POST /auth/v1/factors/:id/challenge',
]);

const people = kinds.filter((kind) => kind !== 'anonymous' && kind !== 'program');

it('with a second step set up, one-factor tokens do nothing that needs signing in', {
  timeout: 600_000,
}, async () => {
  const { undone, ...undoing } = undoable();
  const app = await testApp({ settings: worldSettings, ...undoing });
  const { things, tokens } = await plantWorld(app);
  await app.platform.db.execute(sql`
    insert into auth_factors (id, user_id, factor_type, friendly_name, status, phone, created_at, updated_at)
    select gen_random_uuid(), id, 'phone', 'Second step', 'verified', '447700900123', now(), now() from auth_users`);
  const done: string[] = [];
  let asked = 0;
  for (const [name, { call = () => ({}), answers }] of Object.entries(table)) {
    const who: Kind | undefined = people.find((kind) => answers[kind] < 400);
    if (who === undefined || answers.anonymous < 400 || finishing.has(name)) continue;
    const [method = '', pattern = ''] = name.split(' ');
    const given: Call = call(things);
    await undone(async () => {
      const res = await app.request(pathOf(pattern, given), {
        method,
        headers: {
          authorization: `Bearer ${tokens[who]}`,
          ...(given.body && { 'content-type': 'application/json' }),
          ...given.headers,
        },
        ...(given.body && { body: JSON.stringify(given.body) }),
        ...(given.bytes && { body: new Uint8Array(given.bytes) }),
      });
      const said = await res.text();
      asked += 1;
      const isRefused = res.status === 401 || res.status === 403 || said.includes('"insufficient_aal"');
      if (!isRefused) done.push(`${name} as ${who}: ${res.status}`);
    });
  }
  expect(asked).toBeGreaterThan(80);
  expect(done).toEqual([]);
});
