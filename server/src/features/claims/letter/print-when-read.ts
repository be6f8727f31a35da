import type { Tx } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { AttachmentReader } from '../../../platform/mail/mail-transport.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimRow, claimById } from '../claims.store.ts';
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
export function printingReader(deps: Deps): AttachmentReader {
  const printing = new Map<string, Promise<void>>();
  return {
    read: async (key) => {
      const claimId = claimOfLetterFile(key);
      if (claimId !== null) {
        // Coalesces concurrent reads: the claimant's and the defendant's mail need the same letter, often at
        // once.
        const under = printing.get(key) ?? print(deps, claimId, key).finally(() => printing.delete(key));
        printing.set(key, under);
        await under;
      }
      return await deps.files.read(key);
    },
  };
}

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
    else await storeEnclosure(deps, claim, key);
  }
  // Also for an existing file: the process that printed it may have died before this transaction.
  const { size } = await deps.files.stat(key);
  await deps.db.transaction((tx) => keepLetterFile(tx, claimId, { fileKey: key, size }));
}

export async function storeLetter(deps: Deps, { claimId, letter }: Letter) {
  const { bytes } = await printLetter(deps, { text: letter, reference: claimId });
  return await storeFile(deps, letterFileKey(claimId, letter), bytes);
}

async function storeEnclosure(deps: Deps, claim: ClaimRow, fileKey: string): Promise<void> {
  const told = (await newestFacts(deps.db, claim.id))?.content;
  const [paper] = await debtEnclosures(deps, claim, told, enclosureOfFile(fileKey));
  if (paper) await storeFile(deps, fileKey, paper.bytes);
}

/**
 * Records the file as unclaimed before writing it: if its mails are erased meanwhile, the nightly job deletes the
 * file.
 */
async function storeFile(deps: Deps, fileKey: string, bytes: Uint8Array<ArrayBuffer>) {
  await abandonFiles(deps.db, [fileKey], deps.clock.now());
  const { size } = await deps.files.put(fileKey, bytes, {
    contentType: 'application/pdf',
    maxBytes: largestPdf,
  });
  return { fileKey, size };
}

/** Attaches the file to the mails that carry it, if any are left. */
export async function keepLetterFile(
  tx: Tx,
  claimId: string,
  file: { readonly fileKey: string; readonly size: number },
): Promise<void> {
  if (await setAttachmentSize(tx, claimId, file)) await claimFile(tx, file.fileKey);
}
