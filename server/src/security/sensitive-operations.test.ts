import { expect, it } from 'vitest';
import { sensitiveOperations } from '../http/sensitive-operations.ts';
import { type Call, pathOf } from '../testing/permissions/operation.ts';
import { table } from '../testing/permissions/table.ts';
import { testApp } from '../testing/test-app.ts';
import { kinds } from '../testing/world/people.ts';
import { plantWorld, worldSettings } from '../testing/world/plant-world.ts';

it('sensitive operations ask again ten minutes after the sign-in, and go on after a confirmation', {
  timeout: 300_000,
}, async () => {
  const app = await testApp({ settings: worldSettings });
  const { things, tokens } = await plantWorld(app);
  for (const [method, pattern] of sensitiveOperations) {
    const operation = table[`${method} ${pattern}`];
    if (!operation) throw new Error(`${method} ${pattern} is no operation`);
    const { call = () => ({}), answers } = operation;
    const who = kinds.find((kind) => ![401, 403].includes(answers[kind]));
    if (!who) throw new Error('nobody may do it');
    const ask = async (how: string, path: string, body?: object) =>
      await app.request(path, {
        method: how,
        headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const given: Call = call(things);
    const act = () => ask(method, pathOf(pattern, given), given.body);
    app.clock.forward(601);
    const refused = await act();
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: { code: 'confirmation_needed', message: 'Please confirm that it is you.' } },
    ]);
    const wrong = await ask('POST', '/api/account/confirmation', { password: 'wrong' });
    expect(wrong.status).toBe(422);
    expect((await act()).status).toBe(403);
    const confirmed = await ask('POST', '/api/account/confirmation', { password: things.password });
    expect(confirmed.status).toBe(204);
    expect([pattern, who, (await act()).status]).toEqual([pattern, who, answers[who]]);
  }
});
