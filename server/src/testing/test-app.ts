import { expect, onTestFinished } from 'vitest';
import { startOfTest } from './clock-stands-at.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './open-test-app.ts';
import { createTestDatabase } from './postgres/test-database.ts';

export type { TestApp, TestAppOptions };

/**
 * The real app on a new database. Tests run its jobs and move its clock. It is closed, and its log checked,
 * when the test ends.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { close, ...app } = await openTestApp(await createTestDatabase(), {
    startAt: startOfTest(),
    ...options,
  });
  onTestFinished(async () => {
    expect(await close(), 'errors were logged that the test did not announce').toEqual([]);
  });
  return app;
}
