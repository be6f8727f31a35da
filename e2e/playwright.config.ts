import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

// `npm run tour` takes screenshots and checks nothing.
const tour = 'tour.spec.ts';
const onTour = Boolean(process.env.PLAINCLAIM_TOUR);

// Tests tagged `@full` run in `npm run test:full` only; `npm test` leaves them out with `--grep-invert
// @full`. Started by hand, all tests run. `PLAINCLAIM_LOOKS=all` checks every page in all four looks
// (support/axe.ts), as the full run does.
export default defineConfig({
  testDir: '.',
  testMatch: onTour ? tour : '*.spec.ts',
  testIgnore: onTour ? [] : tour,
  outputDir: '../test-results',
  globalSetup: './support/start-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A retry tells a busy machine from a broken product; tests that pass only then are listed as flaky.
  retries: 1,
  // Some ten times the duration on a quiet machine, for slow minutes on a busy one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global set-up, which runs before any worker reads this file.
    baseURL: process.env.PLAINCLAIM_ADDRESS,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tracing every test would double the time; use `--trace on` when a trace is needed.
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
