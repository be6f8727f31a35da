import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../e2e/support/chromium.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { publicPages } from '../web/app/lib/public-pages.ts';
import { median, whenIdle } from './support/measure.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Lighthouse on every public page and on an empty one of the same build, served by the same server: phone profile
 * (a slow phone on a slow line, simulated), rounds interleaved so that a busy minute touches every page, medians.
 * Needs a build. The result goes into docs/performance.md.
 */
const rounds = 5;
const emptyPage = '/dev/empty';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const;

type Figures = Record<string, number>;

const server = await startServer();
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
try {
  const pages = [emptyPage, ...publicPages, ...(await firstPost())];
  const measured = new Map<string, Figures[]>(pages.map((page) => [page, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const page of pages) {
      await whenIdle(10);
      const figures = await look(page);
      measured.get(page)?.push(figures);
      console.log(`round ${round}: ${page.padEnd(24)} ${categories.map((one) => figures[one]).join(' ')}`);
    }
  }
  const table = asTable(new Map([...measured].map(([page, runs]) => [page, medians(runs)])));
  console.log(`\n${table}`);
  await writeReport('lighthouse', `Median of ${rounds} runs each`, table);
} finally {
  chrome.kill();
  await server.stop();
}

/** Chromium now and then fails to record a visit; another visit is as good. */
async function look(page: string, triesLeft = 3): Promise<Figures> {
  const result = await lighthouse(new URL(page, server.address).href, {
    port: chrome.port,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  if (!result) throw new Error(`no result for ${page}`);
  const { lhr } = result;
  if (lhr.runtimeError && triesLeft > 0) return await look(page, triesLeft - 1);
  if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.message}`);
  const scores = categories.map((one) => [one, Math.round((lhr.categories[one]?.score ?? 0) * 100)] as const);
  const times = Object.keys(timings).map((one) => [one, lhr.audits[one]?.numericValue ?? 0] as const);
  return Object.fromEntries([...scores, ...times]);
}

/** The newest post of the demo stands for all of them. */
async function firstPost(): Promise<string[]> {
  const map = await (await fetch(new URL('/sitemap.xml', server.address))).text();
  const post = /<loc>[^<]*?(\/blog\/(?!category|tag)[^<]+)<\/loc>/.exec(map)?.[1];
  return post ? [post] : [];
}

function medians(runs: readonly Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? 0))]));
}

function asTable(pages: ReadonlyMap<string, Figures>): string {
  const empty = pages.get(emptyPage)?.performance ?? 0;
  const rows = [...pages].map(([page, figures]) => {
    const behind = Math.max(0, empty - (figures.performance ?? 0));
    const times = Object.keys(timings).map((one) => inWords(one, figures[one] ?? 0));
    // The empty page asks not to be indexed, which is all that its SEO score would say.
    const scores = categories.map((one) => (page === emptyPage && one === 'seo' ? '–' : figures[one]));
    const name = page === emptyPage ? 'an empty page' : `\`${page}\``;
    return `| ${[name, ...scores, page === emptyPage ? '–' : behind, ...times].join(' | ')} |`;
  });
  const heads = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Behind empty'];
  const columns = [...heads, ...Object.values(timings)];
  return [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...rows].join('\n');
}

function inWords(timing: string, value: number): string {
  if (timing === 'cumulative-layout-shift') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
