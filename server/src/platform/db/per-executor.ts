import type { Executor } from './db.ts';

/** Made at the first use of a pool or transaction, and kept as long as that is. */
export function perExecutor<Made>(make: (executor: Executor) => Made): (executor: Executor) => Made {
  const kept = new WeakMap<Executor, Made>();
  return (executor) => {
    const known = kept.get(executor);
    if (known !== undefined) return known;
    const made = make(executor);
    kept.set(executor, made);
    return made;
  };
}
