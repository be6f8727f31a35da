import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { median, whenIdle } from './support/measure.ts';
import { writeReport } from './support/write-report.ts';

/**
 * What it costs that public pages sleep (decision 0038): from a press to its answer on a phone slowed four times, when the
 * press is the first sign of a person and has to wake the page, and when the page is awake. Needs a build. The result
 * goes into docs/performance.md.
 */
const times = 9;
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const server = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await millisecondsToAnswer(browser, 'awake');
  const measured = { asleep: [] as number[], awake: [] as number[] };
  for (let n = 0; n < times; n++) {
    await whenIdle(0.2);
    measured.asleep.push(await millisecondsToAnswer(browser, 'asleep'));
    measured.awake.push(await millisecondsToAnswer(browser, 'awake'));
  }
  const [asleep, awake] = [median(measured.asleep), median(measured.awake)];
  const table = [
    '| The page is | Press to answer |',
    '| --- | --- |',
    `| asleep: the press wakes it | ${Math.round(asleep)} ms |`,
    `| awake | ${Math.round(awake)} ms |`,
    `| times as long | ${(asleep / awake).toFixed(1)} |`,
  ].join('\n');
  console.log(table);
  await writeReport(
    'first-press',
    `Median of ${times} visits each, processor slowed ${slowdown} times`,
    table,
  );
} finally {
  await browser.close();
  await server.stop();
}

/** Presses a category of the FAQ. The clock is the page's own: from the press to the next frame after the answer. */
async function millisecondsToAnswer(browser: Browser, page: 'asleep' | 'awake'): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const tab = await context.newPage();
    const fetched = tab.waitForResponse(/\/assets\/entry\.client-/);
    await tab.goto(new URL('/faq', server.address).href);
    await fetched;
    await tab.waitForLoadState('networkidle');
    if (page === 'awake') await tab.mouse.move(1, 1);
    if (page === 'awake') await tab.waitForTimeout(500);
    await tab.getByRole('button', { name: 'Reject all' }).waitFor();
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const button = tab.getByRole('button', { name: 'Billing' });
    const answered = button.evaluate(
      (element) =>
        new Promise<number>((told) => {
          let pressed = 0;
          addEventListener('pointerdown', ({ timeStamp }) => (pressed ||= timeStamp), true);
          const watch = new MutationObserver(() => {
            if (element.getAttribute('aria-pressed') !== 'true') return;
            watch.disconnect();
            requestAnimationFrame(() => told(performance.now() - pressed));
          });
          watch.observe(element, { attributes: true });
        }),
    );
    await button.tap();
    return await answered;
  } finally {
    await context.close();
  }
}
