import { createAuthKit } from '../../features/auth/create-auth.ts';
import { authSettings } from '../../features/auth/index.ts';
import { makeServiceKey } from '../../features/auth/service/make-service-key.ts';
import type { claimsBenchOn, Person } from '../../features/claims/testing/claims-bench-on.ts';
import { type TestApp, testKeys } from '../open-test-app.ts';

/** Every kind of caller in the permission table. */
export const kinds = [
  'anonymous',
  'owner',
  'otherPlaintiff',
  'pendingSolicitor',
  'referredSolicitor',
  'otherSolicitor',
  'tester',
  'admin',
  'blocked',
  'program',
] as const;

export type Kind = (typeof kinds)[number];

/** Callers with an account. */
export type People = Readonly<Record<Exclude<Kind, 'anonymous' | 'program'>, Person>>;
/** The bearer token of each caller. */
export type Tokens = Readonly<Record<Kind, string | null>>;

type Bench = ReturnType<typeof claimsBenchOn>;

const password = 'a long enough passphrase';

export async function plantPeople(bench: Bench): Promise<People> {
  const { call, signUp, withRole } = bench;
  const owner = await signUp('hannah');
  const otherPlaintiff = await signUp('mallory');
  const tester = await withRole(await signUp('tess'), 'tester');
  const admin = await withRole(await signUp('priya'), 'admin');
  const pendingSolicitor = await registerSolicitor(bench, 'Nadia', 'England & Wales');
  const referredSolicitor = await registerSolicitor(bench, 'Marcus', 'England & Wales');
  const otherSolicitor = await registerSolicitor(bench, 'Fiona', 'Scotland');
  for (const [person, place] of [
    [referredSolicitor, 'England & Wales'],
    [otherSolicitor, 'Scotland'],
  ] as const) {
    const path = `/api/admin/solicitors/${person.id}`;
    const numbers = { regulator_numbers: { [place]: '123456' } };
    await call(admin, 'PUT', `${path}/regulator-numbers`, numbers);
    const { status } = await call(admin, 'POST', `${path}/decision`, { decision: 'approve' });
    if (status !== 200) throw new Error(`${person.email} was not approved`);
  }
  // Signs in before the block, so that the token is one of a blocked account.
  const blocked = await signUp('bob');
  await call(admin, 'POST', `/api/admin/people/${blocked.id}/block`, { reason: 'Threatened a defendant' });
  return {
    owner,
    otherPlaintiff,
    pendingSolicitor,
    referredSolicitor,
    otherSolicitor,
    tester,
    admin,
    blocked,
  };
}

async function registerSolicitor({ call }: Bench, name: string, jurisdiction: string): Promise<Person> {
  const email = `${name.toLowerCase()}@law.example`;
  const data = {
    role: 'solicitor',
    first_name: name,
    last_name: 'Law',
    firm_name: `${name} Law`,
    phone: '0113 496 0000',
    address: '4 Park Row',
    postcode: 'LS1 5HD',
    jurisdictions: [jurisdiction],
    practice_areas: ['Debt Recovery'],
  };
  const { body } = await call<{ access_token: string; user: { id: string } }>(
    null,
    'POST',
    '/auth/v1/signup',
    { email, password, data },
  );
  return { id: body.user.id, email, token: body.access_token };
}

export async function tokensOf({ platform }: TestApp, people: People): Promise<Tokens> {
  const kit = createAuthKit(authSettings('http://plainclaim.test'), { ...platform, keys: await testKeys() });
  return {
    ...(Object.fromEntries(Object.entries(people).map(([kind, { token }]) => [kind, token])) as Record<
      keyof People,
      string
    >),
    anonymous: null,
    program: await makeServiceKey(kit, 1),
  };
}
