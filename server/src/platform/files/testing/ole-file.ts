type OleEntry = { readonly name: string; readonly parent?: string };

const sectorSize = 512;
const none = 0xffffffff;
const endOfChain = 0xfffffffe;

/**
 * An OLE compound file: header, `dataSectors` sectors of content, chain table, directory. Entries are below
 * the root, or below the entry that `parent` names.
 */
export function oleFile(
  entries: readonly OleEntry[],
  { dataSectors = 1, firstData = Buffer.alloc(0) }: { dataSectors?: number; firstData?: Buffer } = {},
): Buffer {
  const directorySectors = Math.ceil((entries.length + 1) / 4);
  const tableSector = dataSectors;
  const firstDirectorySector = dataSectors + 1;

  const header = Buffer.alloc(sectorSize, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 0x4c);
  header.writeUInt16LE(0x3e, 0x18);
  header.writeUInt16LE(3, 0x1a);
  header.writeUInt16LE(0xfffe, 0x1c);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt16LE(6, 0x20);
  header.writeUInt32LE(1, 0x2c);
  header.writeUInt32LE(firstDirectorySector, 0x30);
  // One sector of chain table covers 128 sectors; repeated, it covers all of ours.
  for (let at = 0x4c; at < sectorSize; at += 4) header.writeUInt32LE(tableSector, at);

  const data = Buffer.alloc(dataSectors * sectorSize);
  firstData.copy(data);

  const table = Buffer.alloc(sectorSize, 0xff);
  for (let index = 0; index < directorySectors; index++) {
    const next = index + 1 < directorySectors ? firstDirectorySector + index + 1 : endOfChain;
    table.writeUInt32LE(next, ((firstDirectorySector + index) % 128) * 4);
  }

  const all = [{ name: 'Root Entry' }, ...entries];
  const directory = Buffer.alloc(directorySectors * sectorSize);
  all.forEach((entry, index) => {
    const row = directory.subarray(index * 128, index * 128 + 128);
    row.write(entry.name, 'utf16le');
    row.writeUInt16LE((entry.name.length + 1) * 2, 0x40);
    row.writeUInt8(index === 0 ? 5 : 2, 0x42);
    row.writeUInt32LE(none, 0x44);
    row.writeUInt32LE(nextSibling(entries, index), 0x48);
    row.writeUInt32LE(firstChild(entries, index === 0 ? undefined : entry.name), 0x4c);
  });
  return Buffer.concat([header, data, table, directory]);
}

function nextSibling(entries: readonly OleEntry[], index: number): number {
  const parent = entries[index - 1]?.parent;
  const found = index === 0 ? -1 : entries.findIndex((one, at) => at >= index && one.parent === parent);
  return found === -1 ? none : found + 1;
}

function firstChild(entries: readonly OleEntry[], parent: string | undefined): number {
  const found = entries.findIndex((one) => one.parent === parent);
  return found === -1 ? none : found + 1;
}
