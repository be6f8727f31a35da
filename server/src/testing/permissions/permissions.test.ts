import { expect, it } from 'vitest';
import { productionSettings } from '../production-settings.ts';
import { changedTables, rowsDigest } from '../rows-digest.ts';
import { testApp } from '../test-app.ts';
import { undoable } from '../undoable.ts';
import { type Kind, kinds } from '../world/people.ts';
import { plantWorld, worldSettings } from '../world/plant-world.ts';
import { type Call, pathOf } from './operation.ts';
import { routesOf } from './routes-of.ts';
import { table } from './table.ts';

/** Routes left out of the OpenAPI document: their callers do not read it. */
const undocumented = new Set([
  // The document itself and its page.
  'GET /api/openapi.json',
  'GET /api/docs',
  // Catch-all routes.
  'ALL /api/*',
  'ALL /functions/*',
  // Webhooks, in the providers' own formats.
  'POST /functions/v1/card-webhook',
  'POST /functions/v1/inbound-mail',
]);

it('has every operation of the server in its table, and nothing that is gone', async () => {
  const { app, request } = await testApp({ settings: worldSettings });
  const routes = routesOf(app);
  expect(routes).toEqual(Object.keys(table).sort());

  const document = (await (await request('/api/openapi.json')).json()) as { paths: Record<string, object> };
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const toDescribe = routes.filter((route) => / \/(api|functions)\//.test(route) && !undocumented.has(route));
  expect(described.sort()).toEqual(toDescribe);
});

it('answers each kind of person as the table says, with real things', { timeout: 1_800_000 }, async () => {
  const { undone, ...undoing } = undoable();
  const app = await testApp({ settings: worldSettings, ...undoing });
  const { things, tokens } = await plantWorld(app);
  const before = await undone(rowsDigest);
  const wrong: string[] = [];

  async function ask(name: string, call: Call, who: Kind, expected: number, mayChange: boolean) {
    const [method, pattern] = name.split(' ') as [string, string];
    const { body, bytes, headers } = call;
    const token = tokens[who];
    // Rolled back, so that each caller finds the same state.
    await undone(async (tx) => {
      const res = await app.request(pathOf(pattern, call), {
        method: method === 'ALL' ? 'GET' : method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(bytes && { body: new Uint8Array(bytes) }),
      });
      await res.arrayBuffer();
      if (res.status !== expected) wrong.push(`${name} as ${who}: ${res.status} instead of ${expected}`);
      if (method === 'GET' || (mayChange && res.status < 400)) return;
      const changed = changedTables(before, await rowsDigest(tx));
      if (changed.length > 0) wrong.push(`${name} as ${who} changed rows of ${changed.join(', ')}`);
    });
  }

  for (const [name, { call = () => ({}), answers, crossed = () => [] }] of Object.entries(table)) {
    for (const kind of kinds) await ask(name, call(things), kind, answers[kind], true);
    for (const { who, ids, answer } of crossed(things))
      await ask(name, { ...call(things), ids }, who, answer, false);
  }
  expect(wrong).toEqual([]);
});

it('has no developer pages in production', async () => {
  const { request } = await testApp({
    settings: productionSettings,
  });
  for (const path of ['/dev/mailbox', '/dev/mailbox/api', '/dev/checkout/checkout.css', '/metrics']) {
    expect((await request(path)).status).toBe(404);
  }
});
