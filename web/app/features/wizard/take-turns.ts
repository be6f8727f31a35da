/** Lets so many pieces of work run at once; the others wait for their turn, in order. */
export function takeTurns(atOnce: number): (work: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  const done = () => {
    const next = waiting.shift();
    // The place goes straight to who waits, so that nobody can slip in between.
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    await work().finally(done);
  };
}
