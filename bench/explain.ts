import { questions } from './support/admin-questions.ts';
import { findLandmarks, seedAndSay } from './support/claims-database.ts';
import { explainStatement } from './support/explain-statement.ts';
import { recordReads } from './support/floor/record-reads.ts';
import { signIn, startProduction } from './support/production-server.ts';
import { tableOf } from './support/table.ts';
import { withClient, withPostgres } from './support/with-postgres.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Which indexes Postgres uses for each list, search and figure at 1,000,000 claims: EXPLAIN of the statements
 * that the built server sends. Fails on a sequential scan of a table that grows. Needs a build and some
 * minutes. BENCH_CLAIMS=100000 uses fewer claims and writes no report.
 */
const claims = Number(process.env.BENCH_CLAIMS ?? 1_000_000);
const growing = ['legal_claims', 'defendant_responses', 'history_events', 'emails', 'auth_users'];

/** Statements with the same plan, and the reads that send them. */
type Answered = { readonly pages: number[]; readonly reads: Set<string> };

await withPostgres(async (databaseNamed, closing) => {
  const url = await databaseNamed('explain');
  const server = closing.add(await startProduction(url));
  const landmarks = await withClient(url, async (client) => {
    await seedAndSay(client, claims);
    return await findLandmarks(client);
  });
  const tokens = {
    admin: await signIn(server.address, 'admin'),
    plaintiff: await signIn(server.address, 'plaintiff'),
  };
  const reads = questions.map(({ name, as, path }) => {
    const headers = { authorization: `Bearer ${tokens[as]}` };
    return { name, asks: [{ method: 'GET', path: path(landmarks), headers } as const] };
  });
  const answers = await recordReads(url, reads);

  const byPlan = new Map<string, Answered>();
  const readWhole = new Set<string>();
  await withClient(url, async (client) => {
    for (const [n, { name }] of reads.entries()) {
      for (const statement of answers[n]?.waves.flat() ?? []) {
        const explained = await explainStatement(client, statement);
        const { plan, genericPlan } = explained;
        const words = genericPlan === undefined ? plan : `${plan}; generic plan: ${genericPlan}`;
        const answered: Answered = byPlan.get(words) ?? { pages: [], reads: new Set() };
        byPlan.set(words, answered);
        answered.pages.push(explained.pages);
        answered.reads.add(name);
        for (const table of explained.readWhole.filter((one) => growing.includes(one)))
          readWhole.add(`${name} reads the whole of ${table}`);
      }
    }
  });
  const rows = [...byPlan].map(([plan, { pages, reads: sentBy }]) => [
    plan,
    [...new Set([Math.min(...pages), Math.max(...pages)])].join(' to '),
    inWords(sentBy),
  ]);
  const table = tableOf(['Plan, from the rows up', 'Pages touched', 'In the reads'], rows);
  console.log(table);
  if (claims === 1_000_000)
    await writeReport('explain', 'EXPLAIN (ANALYZE, BUFFERS) at 1,000,000 claims', table);
  for (const one of readWhole) console.log(one);
  if (readWhole.size > 0) process.exitCode = 1;
});

/** Groups the questions of a list by their common prefix, which is printed once. */
function inWords(names: ReadonlySet<string>): string {
  if (names.size === questions.length) return 'every read';
  const listOf = (name: string) => name.split(': ')[0] ?? '';
  const ofList = Map.groupBy(names, listOf);
  const parts = [...ofList].map(([list, asked]) => {
    const all = questions.filter(({ name }) => listOf(name) === list);
    if (all.length === 1) return list;
    if (all.length === asked.length) return `${list}: all questions`;
    return `${list}: ${asked.map((name) => name.slice(list.length + 2)).join(', ')}`;
  });
  return parts.join('; ');
}
