import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import { whenHydrated } from '../e2e/support/page.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { median, whenIdle } from './support/measure.ts';
import { tableOf } from './support/table.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Public pages on a phone slowed four times: the time from a press to its answer right after hydration, and
 * after the page has been idle. Needs a build. The result goes into docs/performance.md; fails when the first
 * press takes more than 1.3 times as long.
 */
const times = 9;
const slowdown = 4;
const mostTimes = 1.3;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const presses = [
  { path: '/signin', button: 'Show password' },
  { path: '/faq', button: 'Billing' },
] as const;

type Press = (typeof presses)[number];

const server = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const rows: string[][] = [];
  for (const press of presses) {
    const first: number[] = [];
    const later: number[] = [];
    await millisecondsToAnswer(browser, press, 'later');
    for (let n = 0; n < times; n++) {
      await whenIdle(0.2);
      first.push(await millisecondsToAnswer(browser, press, 'first'));
      later.push(await millisecondsToAnswer(browser, press, 'later'));
    }
    const ratio = median(first) / median(later);
    const figures = [first, later].map((runs) => `${Math.round(median(runs))} ms`);
    rows.push([`\`${press.path}\`: ${press.button}`, ...figures, ratio.toFixed(2)]);
    if (ratio > mostTimes) process.exitCode = 1;
  }
  const table = tableOf(['Press', 'First moment', 'Idle page', 'Ratio'], rows);
  console.log(table);
  const how = `Median of ${times} visits each, processor slowed ${slowdown} times`;
  await writeReport('first-press', how, table);
} finally {
  await browser.close();
  await server.stop();
}

/** Measured by the page's own clock: from the press to the next frame after the answer. */
async function millisecondsToAnswer(
  browser: Browser,
  { path, button: name }: Press,
  when: 'first' | 'later',
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await tab.goto(new URL(path, server.address).href, { waitUntil: 'commit' });
    const button = tab.getByRole('button', { name });
    const answered = button.evaluate(
      (element) =>
        new Promise<number>((told) => {
          let pressed = 0;
          addEventListener('pointerdown', ({ timeStamp }) => (pressed ||= timeStamp), true);
          const watch = new MutationObserver(() => {
            if (pressed === 0) return;
            watch.disconnect();
            requestAnimationFrame(() => told(performance.now() - pressed));
          });
          watch.observe(element, { attributeFilter: ['aria-pressed', 'aria-label'] });
        }),
    );
    await whenHydrated(tab);
    if (when === 'later') {
      await tab.waitForLoadState('networkidle');
      await tab.waitForTimeout(1000);
    }
    await button.tap();
    return await answered;
  } finally {
    await context.close();
  }
}
