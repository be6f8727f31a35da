/** A mail thread that never returns or, for mails that start with `m`, allocates without end. */
export function work(raw: Uint8Array): never {
  const hoard: string[] = [];
  const takesMemory = raw[0] === 'm'.charCodeAt(0);
  for (;;) if (takesMemory) hoard.push(`${hoard.length}`.repeat(1000));
}
