import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { defaultConfig } from 'lighthouse';
import { findChromium } from '../../../e2e/support/chromium.ts';
import { median } from '../measure.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export const timings = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const;

export type Figures = Record<string, number>;

export const launchChrome = (): Promise<LaunchedChrome> =>
  launch({
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

export type Visit = {
  readonly categories: readonly Category[];
  /**
   * Prepares the browser before the visit, whose storage is then left as it is. Otherwise all storage is
   * cleared first.
   */
  readonly prepare?: () => Promise<void>;
  /** CPU slowdown of the phone relative to this machine. The default of four suits a fast desktop. */
  readonly slowdown?: number;
};

/** One visit as Lighthouse's phone. Retried, because Chromium now and then fails to record a visit. */
export async function visit(
  chrome: LaunchedChrome,
  url: string,
  how: Visit,
  triesLeft = 3,
): Promise<Figures> {
  const { categories, prepare, slowdown } = how;
  await prepare?.();
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: [...categories],
    logLevel: 'error',
    disableStorageReset: prepare !== undefined,
    ...(slowdown && {
      throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown },
    }),
  });
  if (!result) throw new Error(`no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError && triesLeft > 0) return await visit(chrome, url, how, triesLeft - 1);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  const scores = categories.map((one) => [one, Math.round((lhr.categories[one]?.score ?? 0) * 100)] as const);
  const times = Object.keys(timings).map((one) => [one, lhr.audits[one]?.numericValue ?? 0] as const);
  return Object.fromEntries([...scores, ...times, ['power', lhr.environment.benchmarkIndex]]);
}

export function medians(runs: readonly Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? 0))]));
}

export const timesInWords = (figures: Figures): string[] =>
  Object.keys(timings).map((one) => inWords(one, figures[one] ?? 0));

function inWords(timing: string, value: number): string {
  if (timing === 'cumulative-layout-shift') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

/**
 * The CPU slowdown for this machine. Lighthouse's phone is a quarter as fast as desktops with a benchmark
 * index of 1,750; a slower machine needs less slowdown.
 */
export async function slowdownHere(chrome: LaunchedChrome, url: string): Promise<number> {
  const powers: number[] = [];
  for (let n = 0; n < 3; n++)
    powers.push((await visit(chrome, url, { categories: ['performance'] })).power ?? 0);
  const slowdown = Math.min(4, Math.max(1, (4 * median(powers)) / 1750));
  console.log(`a processor of ${median(powers)}, to be slowed down ${slowdown.toFixed(1)} times`);
  return slowdown;
}
