import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresBinaries, programPath } from './postgres-binaries.ts';
import { isPostmasterOf } from './postmaster.ts';
import { runCommand } from './run-command.ts';

/** From polite to rude: finish transactions and checkpoint; drop everything (recovery at the next start); end. */
const steps = [
  { signal: 'INT', limit: 30_000 },
  { signal: 'QUIT', limit: 5_000 },
  { signal: 'KILL', limit: 5_000 },
] as const;

/** Ends the server of this folder and comes back when it is gone. Needs only its number: we may not be its parent. */
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
  // Windows has no signals: there Node would end the process outright, and pg_ctl knows the gentle way.
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
