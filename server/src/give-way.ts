import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const politeness = constants.priority.PRIORITY_LOW;

/**
 * Lets everybody else on this machine go first. Linux counts each thread by itself, so those that were started before, which
 * collect garbage and compile, are told as well.
 */
export function giveWay(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  // Whoever was started with less keeps it: only the system's administrator may ask for more.
  for (const thread of threads.filter((thread) => getPriority(thread) < politeness))
    setPriority(thread, politeness);
}
