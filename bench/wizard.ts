import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import { consentCookie } from '../e2e/support/consent.ts';
import { signedUp } from '../e2e/support/new-person.ts';
import { whenHydrated } from '../e2e/support/page.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { sessionStorageKey } from '../web/app/lib/auth/auth-client.ts';
import { type Interaction, quickest, takeInteractions, watchInteractions } from './support/interactions.ts';
import { median, whenIdle } from './support/measure.ts';
import { isShort } from './support/short-form.ts';
import { tableOf } from './support/table.ts';
import { untilStopped } from './support/until-stopped.ts';
import { walkWizard } from './support/walk-wizard.ts';
import { writeReport } from './support/write-report.ts';

/**
 * How long the wizard takes to answer each press on a phone slowed four times, by the browser's Event Timing,
 * compared with a press on an empty page, the least that this machine and browser can do. Needs a build.
 * Fails when the slowest press of a step takes many times that long.
 */
const walks = isShort ? 1 : 3;
const slowdown = 4;
const pressesOnEmpty = 20;
const mostTimes = 25;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const server = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await untilStopped(measure);
} finally {
  await browser.close();
  await server.stop();
}

async function measure(): Promise<void> {
  const onEmpty: Interaction[] = [];
  const bySteps = new Map<string, Interaction[]>();
  for (let walk = 0; walk < walks; walk++) {
    await whenIdle(0.2);
    onEmpty.push(...(await inSlowTab(browser, '/dev/empty', null, pressOnEmpty)));
    const walked = await inSlowTab(browser, '/submit-claim', `walker${walk}@example.com`, walkWizard);
    for (const { step, interactions } of walked)
      bySteps.set(step, [...(bySteps.get(step) ?? []), ...interactions]);
  }
  if ([...bySteps.values()].flat().every(({ milliseconds }) => milliseconds === quickest))
    throw new Error('the browser reported no press at all: nothing was measured');
  const least = median(onEmpty.map(({ milliseconds }) => milliseconds));
  const figures = [...bySteps].map(([step, interactions]) => {
    const middle = median(interactions.map(({ milliseconds }) => milliseconds));
    const [worst] = interactions.toSorted((a, b) => b.milliseconds - a.milliseconds);
    return { step, interactions, middle, worst: worst ?? { milliseconds: 0, on: '' } };
  });
  const times = (milliseconds: number) => (milliseconds / least).toFixed(1);
  const rows = figures.map(({ step, interactions, middle, worst }) => [
    step,
    String(interactions.length),
    `${middle.toFixed(0)} / ${worst.milliseconds.toFixed(0)}`,
    `${times(middle)} / ${times(worst.milliseconds)}`,
    worst.on,
  ]);
  const empty = ['an empty page', String(onEmpty.length), `${least.toFixed(0)} / –`, '1.0 / –', ''];
  const heads = [
    'Step',
    'Presses',
    'ms (median / worst)',
    'Times the empty page’s (median / worst)',
    'Worst',
  ];
  const table = tableOf(heads, [empty, ...rows]);
  console.log(table);
  if (!isShort) await writeReport('wizard', `${walks} walks, processor slowed ${slowdown} times`, table);
  const slow = figures.filter(({ worst }) => worst.milliseconds / least > mostTimes);
  for (const { step } of slow)
    console.log(`more than ${mostTimes} times as long as on an empty page: ${step}`);
  if (slow.length > 0) process.exitCode = 1;
}

/**
 * A page in a new browser context, signed up with the email or anonymous, hydrated before the CPU is slowed.
 */
async function inSlowTab<Result>(
  browser: Browser,
  path: string,
  email: string | null,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, baseURL: server.address });
  try {
    await context.addCookies([consentCookie(server.address)]);
    if (email) await signUpInBrowser(context, email);
    const page = await context.newPage();
    await watchInteractions(page);
    await page.goto(path);
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page);
  } finally {
    await context.close();
  }
}

async function signUpInBrowser(context: BrowserContext, email: string): Promise<void> {
  const { path, data } = signedUp(email);
  const answer = await context.request.post(path, { data });
  if (!answer.ok()) throw new Error(`signing up answered ${answer.status()}: ${await answer.text()}`);
  const kept = [sessionStorageKey, await answer.text()] as const;
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), kept);
}

/** No handler runs on the empty page, so only the browser's own time to the next frame is measured. */
async function pressOnEmpty(page: Page): Promise<Interaction[]> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();
  await takeInteractions(page, 0);
  for (let n = 0; n < pressesOnEmpty; n++) {
    await heading.click();
    await page.waitForTimeout(100);
  }
  return await takeInteractions(page, pressesOnEmpty);
}
