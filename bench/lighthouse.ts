import { constants, setPriority } from 'node:os';
import { startServer } from '../e2e/support/start-server.ts';
import { publicPages } from '../web/app/lib/public-pages.ts';
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
import { writeReport } from './support/write-report.ts';

/**
 * Lighthouse on every public page, and on an empty page of the same build and server for comparison.
 * Simulates a slow phone on a slow line, as slow as Lighthouse makes of a fast desktop; rounds are
 * interleaved, so that a busy minute affects every page; medians. Needs a build. The result goes into
 * docs/performance.md; fails when a score is below the required one.
 */
const rounds = 5;
const least = { performance: 92, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const emptyPage = '/dev/empty';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const chrome = await launchChrome();
// Lower the priority of Lighthouse and of the server started below, because a real phone shares its processor
// with none of them.
setPriority(constants.priority.PRIORITY_LOW);
const server = await startServer();
try {
  const slowdown = await slowdownHere(chrome, new URL('/about', server.address).href);
  const pages = [emptyPage, ...publicPages, ...(await firstPost())];
  const measured = new Map<string, Figures[]>(pages.map((page) => [page, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const page of pages) {
      await whenIdle(10);
      const figures = await visit(chrome, new URL(page, server.address).href, { categories, slowdown });
      measured.get(page)?.push(figures);
      console.log(`round ${round}: ${page.padEnd(24)} ${categories.map((one) => figures[one]).join(' ')}`);
    }
  }
  const results = new Map([...measured].map(([page, runs]) => [page, medians(runs)]));
  const table = asTable(results);
  console.log(`\n${table}`);
  const how = `Median of ${rounds} runs each, on a phone ${slowdown.toFixed(1)} times slower than this machine`;
  await writeReport('lighthouse', how, table);
  const missed = [...results].flatMap(([page, figures]) =>
    categories
      .filter((one) => page !== emptyPage && (figures[one] ?? 0) < least[one])
      .map((one) => `${page}: ${one}`),
  );
  for (const one of missed) console.log(`less than required: ${one}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  chrome.kill();
  await server.stop();
}

/** The demo's newest post represents all posts. */
async function firstPost(): Promise<string[]> {
  const map = await (await fetch(new URL('/sitemap.xml', server.address))).text();
  const post = /<loc>[^<]*?(\/blog\/(?!category|tag)[^<]+)<\/loc>/.exec(map)?.[1];
  return post ? [post] : [];
}

function asTable(pages: ReadonlyMap<string, Figures>): string {
  const empty = pages.get(emptyPage)?.performance ?? 0;
  const rows = [...pages].map(([page, figures]) => {
    const behind = Math.max(0, empty - (figures.performance ?? 0));
    // The empty page is `noindex`, which alone would decide its SEO score.
    const scores = categories.map((one) => (page === emptyPage && one === 'seo' ? '–' : figures[one]));
    const name = page === emptyPage ? 'an empty page' : `\`${page}\``;
    return `| ${[name, ...scores, page === emptyPage ? '–' : behind, ...timesInWords(figures)].join(' | ')} |`;
  });
  const heads = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Behind empty'];
  const columns = [...heads, ...Object.values(timings)];
  return [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...rows].join('\n');
}
