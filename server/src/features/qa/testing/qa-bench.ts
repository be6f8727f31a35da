import { productRules, type QaRules } from '@plainclaim/domain/qa/qa-rules';
import type { TestKind } from '@plainclaim/domain/qa/rule-check';
import { sql } from 'drizzle-orm';
import { allJobs } from '../../../app/all-jobs.ts';
import { buildApp } from '../../../app/app.ts';
import { testCards } from '../../../dev/test-checkout/test-cards.ts';
import { migrationsFolder } from '../../../testing/postgres/migrations-folder.ts';
import type { TestApp, TestAppOptions } from '../../../testing/test-app.ts';
import { openClaimsBench, type Person } from '../../claims/testing/claims-bench.ts';
import { openRehearsal } from '../rehearsal/open-rehearsal.ts';
import type { OpenRehearsal } from '../rehearsal/rehearsal.ts';
import type { CheckResult, RunEvents } from '../runs/run-events.ts';
import { runTests } from '../runs/run-tests.ts';

export type ToldEvents = {
  readonly started: RunEvents['started'] | undefined;
  readonly results: readonly CheckResult[];
  readonly done: RunEvents['done'] | undefined;
  readonly error: RunEvents['error'] | undefined;
};

/** The real app with a tester, and helpers for the testing dashboard. */
export async function openQaBench(options: TestAppOptions = {}) {
  const bench = await openClaimsBench(options);
  const { app, call } = bench;
  const tess = await bench.withRole(await bench.signUp('tess'), 'tester');

  const run = async (person: Person | null, kind: string): Promise<ToldEvents> => {
    const res = await app.request(`/api/testing/runs/${kind}`, {
      method: 'POST',
      headers: { ...(person && { authorization: `Bearer ${person.token}` }) },
    });
    return readRun(await res.text());
  };

  const generate = async (urgency: string, person = tess) =>
    await call<{ claims: TestClaimBody[] }>(person, 'POST', '/api/testing/claims', { urgency });

  const figures = async () => {
    const { rows } = await app.platform.db.execute(
      sql`select name, bucket, sum(delta)::int as sum from figure_deltas group by name, bucket having sum(delta) <> 0 order by 1, 2`,
    );
    return rows;
  };

  return { ...bench, tess, run, generate, figures };
}

export type TestClaimBody = {
  readonly id: string;
  readonly plaintiff_name: string;
  readonly amount: number;
  readonly response_deadline: string;
  readonly stays?: boolean;
};

function readRun(text: string): ToldEvents {
  const told = [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data]) => ({
    event,
    data: JSON.parse(String(data)) as never,
  }));
  const of = (name: string) => told.filter(({ event }) => event === name).map(({ data }) => data);
  return { started: of('started')[0], results: of('result'), done: of('done')[0], error: of('error')[0] };
}

export const rehearsalBeside = ({ platform, databaseUrl }: TestApp): OpenRehearsal =>
  openRehearsal({
    ...platform,
    databaseUrl,
    migrationsDir: migrationsFolder,
    jobs: allJobs,
    testCards,
    build: buildApp,
  });

/** A run as the route starts it, with a broken part in place of one under test. */
export async function runWith(
  app: TestApp,
  kind: TestKind,
  broken: { readonly rules?: Partial<QaRules>; readonly openRehearsal?: OpenRehearsal },
  signal = new AbortController().signal,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  const deps = {
    ...app.platform,
    rules: { ...productRules, ...broken.rules },
    openRehearsal: broken.openRehearsal ?? rehearsalBeside(app),
    askThisServer: (path: string) => app.request(path),
  };
  await runTests(deps, kind)((name, data) => {
    if (name === 'result') results.push(data as CheckResult);
  }, signal);
  return results;
}
