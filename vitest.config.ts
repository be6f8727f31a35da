import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['domain/src/**/*.test.ts', 'web/app/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          // Properties are tried hundreds of times, which takes a while on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.{ts,tsx}'],
          globalSetup: 'server/src/testing/global-setup.ts',
          setupFiles: 'server/src/testing/setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
