import { randomUUID } from 'node:crypto';
import type { Answer, Ask, Question } from '../ask.ts';
import type { World } from '../world.ts';

const password = 'a long enough passphrase';

export type Person = {
  readonly id: string;
  readonly email: string;
  readonly ask: Ask;
};

/** Signs up, or signs in when an earlier attempt succeeded but its answer was lost. */
export async function signUp(
  { ask, random, accepted }: World,
  email = `${randomUUID()}@post.example`,
): Promise<Person> {
  const address = `10.${random(250)}.${random(250)}.${1 + random(250)}`;
  const data = { role: 'plaintiff', full_name: 'Hannah Okoro' };
  const made = await ask('POST', '/auth/v1/signup', { json: { email, password, data }, address });
  let session = made.status === 200 ? made : await signIn();
  const id = (session.body.user as { id: string }).id;
  accepted.people.push(id);

  async function signIn(): Promise<Answer> {
    const path = '/auth/v1/token?grant_type=password';
    const answer = await ask('POST', path, { json: { email, password }, address });
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`);
    return answer;
  }

  return {
    id,
    email,
    ask: (method: string, path: string, question: Question = {}) =>
      ask(method, path, {
        ...question,
        address,
        token: () => String(session.body.access_token),
        signInAgain: async () => {
          session = await signIn();
        },
      }),
  };
}

/** Gives the admin role in the database. */
export async function signUpAdmin(world: World): Promise<Person> {
  const admin = await signUp(world);
  await world.pool.query(
    `update auth_users set app_metadata = app_metadata || '{"role": "admin"}' where id = $1`,
    [admin.id],
  );
  // The token still says plaintiff; the role is read from the database with every request.
  return admin;
}
