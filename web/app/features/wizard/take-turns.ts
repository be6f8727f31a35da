/** Runs at most `atOnce` pieces of work concurrently; the others wait in order. */
export function takeTurns(atOnce: number): (work: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  const done = () => {
    const next = waiting.shift();
    // Hands the slot over without freeing it, so that a new caller cannot jump the queue.
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    await work().finally(done);
  };
}
