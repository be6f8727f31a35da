import type { TestApp } from '../open-test-app.ts';
import { plantAccounts } from './account-things.ts';
import { worldBench } from './bench.ts';
import { plantCases } from './case-things.ts';
import { plantClaims } from './claim-things.ts';
import { plantMoney } from './money-things.ts';
import { plantOffice } from './office-things.ts';
import { type People, plantPeople, type Tokens, tokensOf } from './people.ts';

export const inboundMailSecret = 'a-secret-that-only-the-mail-provider-knows';

/** Settings that mount every route and switch off rate limits. */
export const worldSettings = {
  RATE_LIMITS: 'off',
  INBOUND_MAIL_SECRET: inboundMailSecret,
  AUTH_MANUAL_LINKING: 'on',
} as const;

/** Creates every kind of user, and for every operation an object to do it on. */
export async function plantWorld(app: TestApp) {
  const bench = worldBench(app);
  const people = await plantPeople(bench);
  const claims = await plantClaims(bench, people);
  const money = await plantMoney(bench, people);
  const cases = await plantCases(bench, people);
  const office = await plantOffice(bench, people, claims.strangersClaimId);
  const tokens = await tokensOf(app, people);
  const accounts = await plantAccounts(bench, people, tokens.program ?? '');
  const things = { ...claims, ...money, cases, ...office, ...accounts };
  const missing = Object.entries(things).filter(([, thing]) =>
    ['', 'undefined', undefined].includes(thing as string),
  );
  if (missing.length > 0) throw new Error(`not planted: ${missing.map(([name]) => name).join(', ')}`);
  return { people, tokens, things };
}

export type World = {
  readonly people: People;
  readonly tokens: Tokens;
  readonly things: Awaited<ReturnType<typeof plantWorld>>['things'];
};
export type Things = World['things'];
