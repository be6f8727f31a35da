import type { PapersTask } from '../papers-thread.ts';

/** A thread that never returns or, for files that start with `m`, allocates without end. */
export function work(task: PapersTask): never {
  const hoard: string[] = [];
  const takesMemory = 'fit' in task && task.fit.bytes[0] === 'm'.charCodeAt(0);
  for (;;) if (takesMemory) hoard.push(`${hoard.length}`.repeat(1000));
}
