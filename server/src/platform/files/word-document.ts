/**
 * Word, Excel, Outlook messages and installers before 2007 share one container format (OLE compound file,
 * MS-CFB). It is a small file system: sectors chained through a table, and a directory in which Word's main
 * stream is named "WordDocument". The directory may be anywhere, in a large file often near the end and so
 * beyond the bytes we have. Then the first data sector decides: Word puts its main stream there, which starts
 * with a magic number (MS-DOC, FibBase.wIdent). A document with neither is refused; the user can save it as
 * DOCX or PDF. Macros are not detected.
 */
export function holdsWordDocument(firstBytes: Uint8Array): boolean {
  const bytes = Buffer.from(firstBytes.buffer, firstBytes.byteOffset, firstBytes.byteLength);
  const sectorSize = bytes.length < headerSize ? undefined : sectorSizeByShift.get(bytes.readUInt16LE(0x1e));
  if (sectorSize === undefined) return false;
  const { names, complete } = rootNames(directoryEntries(bytes, sectorSize));
  if (names.has('WordDocument')) return true;
  return !complete && bytes.length >= sectorSize + 2 && wordMarks.has(bytes.readUInt16LE(sectorSize));
}

const headerSize = 512;
const entrySize = 128;
const sectorSizeByShift = new Map([
  [9, 512],
  [12, 4096],
]);
/** Word 97 to 2003, and Word 6 and 95. */
const wordMarks = new Set([0xa5ec, 0xa5dc]);
/** Chain table sectors listed in the header: enough for the first 7 MB. */
const tableSectorsInHeader = 109;
const noEntry = 0xffffffff;

/** The directory's entries in order, as far as its sectors are within the bytes we have. */
function directoryEntries(bytes: Buffer, sectorSize: number): Buffer[] {
  const entries: Buffer[] = [];
  const seen = new Set<number>();
  let sector: number | undefined = bytes.readUInt32LE(0x30);
  while (sector !== undefined && !seen.has(sector)) {
    seen.add(sector);
    const start = (sector + 1) * sectorSize;
    if (start + sectorSize > bytes.length) break;
    for (let at = start; at < start + sectorSize; at += entrySize) {
      entries.push(bytes.subarray(at, at + entrySize));
    }
    sector = nextSector(bytes, sectorSize, sector);
  }
  return entries;
}

function nextSector(bytes: Buffer, sectorSize: number, sector: number): number | undefined {
  const perTableSector = sectorSize / 4;
  const tableIndex = Math.floor(sector / perTableSector);
  if (tableIndex >= tableSectorsInHeader) return undefined;
  const tableSector = bytes.readUInt32LE(0x4c + tableIndex * 4);
  const at = (tableSector + 1) * sectorSize + (sector % perTableSector) * 4;
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : undefined;
}

/**
 * Names at the container's top level. Deeper ones do not count: a spreadsheet with an embedded letter has a
 * "WordDocument" too. `complete` is false when an entry is beyond the bytes we have.
 */
function rootNames(entries: readonly Buffer[]): { names: Set<string>; complete: boolean } {
  const names = new Set<string>();
  const root = entries[0];
  if (root === undefined) return { names, complete: false };
  const waiting = [root.readUInt32LE(0x4c)];
  const seen = new Set<number>();
  let complete = true;
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === noEntry || seen.has(index)) continue;
    seen.add(index);
    const entry = entries[index];
    if (entry === undefined) {
      complete = false;
      continue;
    }
    names.add(entryName(entry));
    waiting.push(entry.readUInt32LE(0x44), entry.readUInt32LE(0x48));
  }
  return { names, complete };
}

function entryName(entry: Buffer): string {
  const lengthWithTerminator = Math.min(entry.readUInt16LE(0x40), 64);
  return entry.toString('utf16le', 0, Math.max(0, lengthWithTerminator - 2));
}
