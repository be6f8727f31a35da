import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresBinaries, programPath } from './postgres-binaries.ts';
import { isPostmasterOf } from './postmaster.ts';
import { runCommand } from './run-command.ts';

/** In order of severity: finish transactions and checkpoint; abort (recovery at the next start); kill. */
const steps = [
  { signal: 'INT', limit: 30_000 },
  { signal: 'QUIT', limit: 5_000 },
  { signal: 'KILL', limit: 5_000 },
] as const;

/** Stops the server and waits until it is gone. Uses its pid, because it may not be our child process. */
export async function stopPostmaster(
  cluster: string,
  pid: number,
  binaries?: PostgresBinaries,
): Promise<void> {
  for (const { signal, limit } of steps) {
    if (!(await isPostmasterOf(cluster, pid))) return;
    await send(pid, signal, binaries);
    const until = performance.now() + limit;
    while (performance.now() < until && (await isPostmasterOf(cluster, pid))) await pause(20);
  }
}

async function send(pid: number, signal: 'INT' | 'QUIT' | 'KILL', binaries: PostgresBinaries | undefined) {
  // On Windows Node would kill the process outright; pg_ctl can send PostgreSQL's signals.
  if (process.platform === 'win32' && binaries) {
    await runCommand(programPath(binaries, 'pg_ctl'), ['kill', signal, String(pid)]);
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
