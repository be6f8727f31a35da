import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Ends the servers in folders, and removes the folders, when this process exits without having stopped them: after an
 * uncaught error, by `process.exit`, in the middle of a start. Asks at that moment which there are. Returns what calls it
 * off. A signal that nothing listens to ends a process without this.
 */
export function endAtExit(foldersLeft: () => readonly string[]): () => void {
  const end = () => {
    for (const folder of foldersLeft()) {
      for (const cluster of clustersIn(folder)) endServer(cluster);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
  process.once('exit', end);
  return () => void process.off('exit', end);
}

/** At once, without a checkpoint. The pid is read from the cluster, because a server that crashed was started again. */
function endServer(cluster: string): void {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    if (pid > 1) process.kill(pid, 'SIGQUIT');
  } catch {
    // It never started, or has ended already.
  }
}

/** As `<folder>/postgres`, or one below. */
function clustersIn(folder: string): string[] {
  try {
    return ['', ...readdirSync(folder)].map((name) => join(folder, name, 'postgres'));
  } catch {
    return [];
  }
}
