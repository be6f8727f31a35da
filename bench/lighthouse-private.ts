import { constants, setPriority } from 'node:os';
import { type ClaimsDatabase, openClaimsDatabase } from './support/claims-database.ts';
import { signInInBrowser } from './support/lighthouse/be-signed-in.ts';
import {
  type Figures,
  launchChrome,
  medians,
  slowdownHere,
  timesInWords,
  timings,
  visit,
} from './support/lighthouse/visit.ts';
import { whenIdle } from './support/measure.ts';
import { isShort } from './support/short-form.ts';
import { tableOf } from './support/table.ts';
import { withPostgres } from './support/with-postgres.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Lighthouse on pages behind a session: the wizard, the user's dashboard, a claim, and admin pages, with
 * 10,000 claims, so that lists are full. An empty cache, a session in the storage, and a phone as slow as
 * Lighthouse makes of a fast desktop. Needs a build. The result goes into docs/performance.md; fails when a
 * score is below the required one. BENCH_ONLY=/admin/mail visits pages with that in their path and writes no
 * report.
 */
const rounds = isShort ? 1 : 3;
const only = process.env.BENCH_ONLY ?? '';
const least = { performance: 85, accessibility: 95, 'best-practices': 95 } as const;
const categories = ['performance', 'accessibility', 'best-practices'] as const;

type Visitor = 'plaintiff' | 'admin';

const chrome = await launchChrome();
// Lower the priority of Lighthouse and of the processes started below, because a real phone shares its
// processor with none of them.
setPriority(constants.priority.PRIORITY_LOW);

await withPostgres(async (databaseNamed, closing) => {
  closing.add({ stop: async () => chrome.kill() });
  const site = closing.add(await openClaimsDatabase(await databaseNamed('pages'), 10_000));
  const browser = await signInInBrowser(chrome, site.address);
  const pages = (await privatePages(site)).filter(([page]) => page.includes(only));
  const slowdown = await slowdownHere(chrome, new URL('/about', site.address).href);
  const measured = new Map<string, Figures[]>(pages.map(([page]) => [page, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const [page, visitor] of pages) {
      await whenIdle(0.5);
      const url = new URL(page, site.address).href;
      const figures = await visit(chrome, url, { categories, slowdown, prepare: () => browser.as(visitor) });
      measured.get(page)?.push(figures);
      const scores = categories.map((one) => figures[one]).join(' ');
      console.log(`round ${round}: ${page.padEnd(28)} ${scores}  ${timesInWords(figures).join('  ')}`);
    }
  }
  const results = [...measured].map(([page, runs]) => [page, medians(runs)] as const);
  const heads = ['Page', 'Performance', 'Accessibility', 'Best practices', ...Object.values(timings)];
  const rows = results.map(([page, figures]) => [
    `\`${withoutId(page)}\``,
    ...categories.map((one) => String(figures[one])),
    ...timesInWords(figures),
  ]);
  const table = tableOf(heads, rows);
  console.log(`\n${table}`);
  if (!isShort && !only) {
    const how = `Median of ${rounds} runs each, on a phone ${slowdown.toFixed(1)} times slower than this machine`;
    await writeReport('lighthouse-private', how, table);
  }
  const missed = results.flatMap(([page, figures]) =>
    categories.filter((one) => (figures[one] ?? 0) < least[one]).map((one) => `${page}: ${one}`),
  );
  for (const one of missed) console.log(`less than asked for: ${one}`);
  if (missed.length > 0) process.exitCode = 1;
});

async function privatePages(site: ClaimsDatabase): Promise<readonly (readonly [string, Visitor])[]> {
  return [
    ['/submit-claim', 'plaintiff'],
    ['/plaintiff-dashboard', 'plaintiff'],
    [`/claim/${await firstClaim(site, 'plaintiff', '/api/claims')}`, 'plaintiff'],
    ['/admin/dashboard', 'admin'],
    ['/admin/claims/all', 'admin'],
    [`/admin/claim-review/${site.landmarks.repliedClaimId}`, 'admin'],
    ['/admin/users', 'admin'],
    ['/admin/mail', 'admin'],
  ];
}

async function firstClaim({ ask }: ClaimsDatabase, as: Visitor, path: string): Promise<string> {
  const { claims } = (await (await ask(as, path)).json()) as { claims: readonly { id: string }[] };
  if (!claims[0]) throw new Error(`${path} has no claim to look at`);
  return claims[0].id;
}

function withoutId(page: string): string {
  return page.replace(/[0-9a-f-]{36}/, '…');
}
