/** Seeded random numbers: the same case always gets the same ones. */
export type Random = {
  /** From 0, below this. */
  below(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  chance(probability: number): boolean;
};

/** Each case has its own state, so that it can be repeated without the cases before it. */
export function randomFor(seed: number, index: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <Item>(items: readonly Item[]) => {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[below(items.length)] as Item;
    },
    chance: (probability) => next() < probability,
  };
}
