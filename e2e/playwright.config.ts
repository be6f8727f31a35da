import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

// `npm run tour` takes pictures instead of checking anything.
const tour = 'tour.spec.ts';
const onTour = Boolean(process.env.PLAINCLAIM_TOUR);

// Tests tagged `@full` run in `npm run test:full` only; `npm test` leaves them out with `--grep-invert @full`. Started by
// hand, all of them run. `PLAINCLAIM_LOOKS=all` takes every look of each page (support/axe.ts), as the full run does.
export default defineConfig({
  testDir: '.',
  testMatch: onTour ? tour : '*.spec.ts',
  testIgnore: onTour ? [] : tour,
  outputDir: '../test-results',
  globalSetup: './support/start-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A second try tells a busy machine from a broken product; what passed only then is listed as flaky.
  retries: 1,
  // Some ten times what they take on a quiet machine: one that is busy with other work has its slow minutes.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global set-up, which runs before any worker reads this file.
    baseURL: process.env.PLAINCLAIM_ADDRESS,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace of every test would double the time; `--trace on` makes one when it is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
