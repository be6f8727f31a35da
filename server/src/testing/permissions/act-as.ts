import type { TestApp } from '../open-test-app.ts';
import { type Kind, kinds } from '../world/people.ts';
import type { World } from '../world/plant-world.ts';
import { type Call, pathOf } from './operation.ts';
import { table } from './table.ts';

/** One operation of the table, with a person who may do it and something real to do it with. */
export function actAs(app: TestApp, { things, tokens }: World, method: string, pattern: string) {
  const name = `${method} ${pattern}`;
  const operation = table[name];
  if (!operation) throw new Error(`${name} is no operation`);
  const { call = () => ({}), answers } = operation;
  const allowed = (isAllowed: (status: number) => boolean): Kind | undefined =>
    kinds.find((kind) => kind !== 'anonymous' && isAllowed(answers[kind]));
  // Sooner somebody for whom it works than somebody who is told why it cannot be done now.
  const who = allowed((status) => status < 400) ?? allowed((status) => ![401, 403].includes(status));
  if (!who) throw new Error(`nobody may do ${name}`);
  const ask = async (how: string, path: string, body?: object) =>
    await app.request(path, {
      method: how,
      headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const given: Call = call(things);
  return {
    who,
    /** What the table says that they are answered. */
    expected: answers[who],
    body: given.body,
    ask,
    act: (body: object | undefined = given.body) => ask(method, pathOf(pattern, given), body),
  };
}
