import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['domain/src/**/*.test.ts', 'web/app/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          // Properties are tried hundreds of times, which takes a while on a busy machine.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.{ts,tsx}'],
          globalSetup: 'server/src/testing/global-setup.ts',
          setupFiles: 'server/src/testing/setup.ts',
          // Against a test that hangs only: how long a good one takes is the machine's affair, and they differ tenfold.
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
