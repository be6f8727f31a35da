/** A reader of mails that never ends, or never stops taking memory, as the mail wishes. */
export function work(raw: Uint8Array): never {
  const hoard: string[] = [];
  const takesMemory = raw[0] === 'm'.charCodeAt(0);
  for (;;) if (takesMemory) hoard.push(`${hoard.length}`.repeat(1000));
}
