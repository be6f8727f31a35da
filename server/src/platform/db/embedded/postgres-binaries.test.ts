import { cp, lstat, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeTemporaryFolder } from '../../../testing/postgres/temporary-folder.ts';
import { findPostgresBinaries, programPath, restoreLinks } from './postgres-binaries.ts';
import { runCommand } from './run-command.ts';

it.runIf(process.platform === 'linux')(
  'makes the programs run where npm skipped their install script',
  async () => {
    const root = await makeTemporaryFolder();
    onTestFinished(() => rm(root, { recursive: true }));
    const installed = await findPostgresBinaries(18);
    await cp(dirname(installed.native), root, {
      recursive: true,
      verbatimSymlinks: true,
      filter: async (path) => !(await lstat(path)).isSymbolicLink(),
    });
    const initdb = programPath({ ...installed, native: join(root, 'native') }, 'initdb');
    expect((await runCommand(initdb, ['--version'])).output).toContain(
      'error while loading shared libraries',
    );
    await restoreLinks(root);
    await restoreLinks(root);
    expect((await runCommand(initdb, ['--version'])).output).toContain('PostgreSQL');
  },
);
