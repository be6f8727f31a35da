import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Replaces what modules export, so it needs modules of its own. */
const alone = ['server/src/features/auth/codes/equal-work.test.ts'];

/** Against a test that hangs only: how long a good one takes is the machine's affair, and they differ tenfold. */
const timeouts = { testTimeout: 180_000, hookTimeout: 300_000 };

/** Tests that start servers and databases of their own, or migrate whole databases: not in `npm run check`. */
const slow = process.env.TEST_SIZE === 'check' ? ['**/*.slow.test.ts'] : [];

/** There is time for the long form of what is tried at random. */
const isFullRun = process.env.TEST_SIZE === 'full';

const server = {
  ...timeouts,
  // `npm run test:full` asks for moments at which dates go wrong first.
  provide: { isFullRun, now: process.env.TEST_NOW ?? '2026-11-16T10:00:00Z' },
  globalSetup: 'server/src/testing/global-setup.ts',
  setupFiles: ['vitest.setup.ts', 'server/src/testing/setup.ts'],
};

export default defineConfig({
  test: {
    // Tests wait for the database half of the time: twice as many files as cores keep the cores busy.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        test: {
          ...timeouts,
          name: 'unit',
          include: ['domain/src/**/*.test.ts', 'web/app/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          provide: { isFullRun },
          setupFiles: 'vitest.setup.ts',
          isolate: false,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/src/**/*.test.{ts,tsx}'],
          exclude: [...alone, ...slow],
          // Files of one worker share their modules: loading the app takes longer than most files do.
          isolate: false,
        },
      },
      { test: { ...server, name: 'server, alone', include: alone } },
    ],
  },
});
