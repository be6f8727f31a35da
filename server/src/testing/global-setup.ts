import type { TestProject } from 'vitest/node';
import { createTemplate } from './postgres/template.ts';
import { startThrowawayServer } from './postgres/throwaway-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Where the clock of a test stands that asks for no other moment. */
    now: string;
    /** Whether there is time for the long form of what is tried at random. */
    isFullRun: boolean;
  }
}

/** One PostgreSQL for the whole run; each test takes a database of its own from it. */
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
