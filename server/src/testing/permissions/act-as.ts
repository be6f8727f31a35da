import type { TestApp } from '../open-test-app.ts';
import { type Kind, kinds } from '../world/people.ts';
import type { World } from '../world/plant-world.ts';
import { type Call, pathOf } from './operation.ts';
import { table } from './table.ts';

/** An operation of the table, with a user who may do it and a real object to do it on. */
export function actAs(app: TestApp, { things, tokens }: World, method: string, pattern: string) {
  const name = `${method} ${pattern}`;
  const operation = table[name];
  if (!operation) throw new Error(`${name} is no operation`);
  const { call = () => ({}), answers } = operation;
  const allowed = (isAllowed: (status: number) => boolean): Kind | undefined =>
    kinds.find((kind) => kind !== 'anonymous' && isAllowed(answers[kind]));
  // Prefers a user whose request succeeds to one who may do it but is refused for now, such as with 409.
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
    /** The status that the table expects for this user. */
    expected: answers[who],
    body: given.body,
    ask,
    act: (body: object | undefined = given.body) => ask(method, pathOf(pattern, given), body),
  };
}
