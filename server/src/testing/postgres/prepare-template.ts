import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allJobs } from '../../app/all-jobs.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { prepareQueues } from '../../platform/jobs/prepare-queues.ts';
import { createLog } from '../../platform/log/log.ts';
import { migrationsFolder } from './migrations-folder.ts';

export { migrationsFolder };

/** Creates the tables of every test database, without rows. Runs once per test run. */
export async function prepareTemplate(url: string): Promise<void> {
  if (!existsSync(join(migrationsFolder, 'meta', '_journal.json'))) return;
  await migrate({
    url,
    folder: migrationsFolder,
    log: createLog('warn'),
    afterwards: () => prepareQueues(url, allJobs),
  });
}
