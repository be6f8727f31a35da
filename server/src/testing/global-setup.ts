import type { TestProject } from 'vitest/node';
import { createTemplate } from './postgres/template.ts';
import { startThrowawayServer } from './postgres/throwaway-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The start time of a test's clock, unless the test sets another. */
    now: string;
    /** Whether random tests run in their long form. */
    isFullRun: boolean;
  }
}

/** Starts one PostgreSQL for the whole run; each test creates its own database on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowawayServer();
  try {
    await createTemplate(server.url);
  } catch (error) {
    await server.remove();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return () => server.remove();
}
