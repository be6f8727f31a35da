import type { TestProject } from 'vitest/node';
import { createTemplate } from './postgres/template.ts';
import { startThrowawayServer } from './postgres/throwaway-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
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
