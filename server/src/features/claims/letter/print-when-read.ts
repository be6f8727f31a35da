import type { Tx } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { AttachmentReader } from '../../../platform/mail/mail-transport.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimRow, claimById, lockClaim } from '../claims.store.ts';
import { abandonFiles, claimFile } from '../evidence/unclaimed-files.ts';
import { newestFacts } from '../facts/facts.store.ts';
import { setAttachmentSize } from '../mails/claim-mails.store.ts';
import { debtEnclosures } from '../service/papers/debt-enclosures.ts';
import { claimOfLetterFile, enclosureOfFile, filesOfLetter, letterFileKey } from './letter-file.ts';
import { printLetter } from './print-letter.ts';

const largestPdf = 5 * 1024 * 1024;

type Deps = Pick<ClaimsDeps, 'db' | 'config' | 'clock' | 'law'> & { readonly files: FileStore };
type Letter = { readonly claimId: string; readonly letter: string };

/**
 * Reads attachments. The PDF of a letter is printed when it is first read, by the worker that sends it, so
 * that a submission does not wait for typesetting. Later reads return the stored file.
 */
export const printingReader = (deps: Deps): AttachmentReader => ({
  read: async (key) => {
    const claimId = claimOfLetterFile(key);
    if (claimId !== null) await print(deps, claimId, key);
    return await deps.files.read(key);
  },
});

/**
 * Prints the claim's current letter and its enclosures only. The file of any other letter stays missing, so reading it fails, and with it
 * the mail that carries it.
 */
async function print(deps: Deps, claimId: string, key: string): Promise<void> {
  if (!(await deps.files.exists(key))) {
    const claim = await claimById(deps.db, claimId);
    const letter = claim?.generatedLetterContent;
    if (!letter || !filesOfLetter(claimId, letter).includes(key)) return;
    if (key === letterFileKey(claimId, letter)) await storeLetter(deps, { claimId, letter });
    else await printOnce(deps, key, () => enclosure(deps, claim, key));
  }
  // Also for an existing file: the process that printed it may have died before this transaction.
  const { size } = await deps.files.stat(key);
  await deps.db.transaction((tx) => keepLetterFile(tx, claimId, { fileKey: key, size }));
}

/** Prints the letter unless its file is there. Call `keepLetterFile`, or claim the file, afterwards. */
export async function storeLetter(deps: Deps, { claimId, letter }: Letter) {
  const fileKey = letterFileKey(claimId, letter);
  await printOnce(
    deps,
    fileKey,
    async () => (await printLetter(deps, { text: letter, reference: claimId })).bytes,
  );
  return { fileKey, size: (await deps.files.stat(fileKey)).size };
}

async function enclosure(deps: Deps, claim: ClaimRow, fileKey: string) {
  const told = (await newestFacts(deps.db, claim.id))?.content;
  const [paper] = await debtEnclosures(deps, claim, told, enclosureOfFile(fileKey));
  return paper?.bytes;
}

const underPrint = new WeakMap<FileStore, Map<string, Promise<void>>>();

/**
 * The claimant's and the defendant's mail, and a download, may want the same file at once. Two prints of a letter differ in
 * their bytes, and so in their hash.
 */
async function printOnce(
  deps: Deps,
  key: string,
  bytesOf: () => Promise<Uint8Array<ArrayBuffer> | undefined>,
): Promise<void> {
  const printing = underPrint.get(deps.files) ?? new Map<string, Promise<void>>();
  underPrint.set(deps.files, printing);
  const print = async () => {
    if (await deps.files.exists(key)) return;
    const bytes = await bytesOf();
    if (bytes) await storeFile(deps, key, bytes);
  };
  const underWay = printing.get(key) ?? print().finally(() => printing.delete(key));
  printing.set(key, underWay);
  await underWay;
}

/**
 * Records the file as unclaimed before writing it: if its claim or its mails are erased meanwhile, the nightly job deletes
 * the file.
 */
async function storeFile(deps: Deps, fileKey: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await abandonFiles(deps.db, [fileKey], deps.clock.now());
  await deps.files.put(fileKey, bytes, { contentType: 'application/pdf', maxBytes: largestPdf });
}

/**
 * Keeps the file for the mails that carry it, if any are left, and the PDF of the claim's letter also without one: it is
 * what the claimant downloads, posts and has checked. Erasing a claim waits for its lock, or comes first.
 */
export async function keepLetterFile(
  tx: Tx,
  claimId: string,
  file: { readonly fileKey: string; readonly size: number },
): Promise<void> {
  const claim = await lockClaim(tx, claimId);
  const letter = claim?.generatedLetterContent;
  const isCarried = await setAttachmentSize(tx, claimId, file);
  if (isCarried || (letter && file.fileKey === letterFileKey(claimId, letter)))
    await claimFile(tx, file.fileKey);
}
