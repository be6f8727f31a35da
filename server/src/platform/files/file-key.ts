import { AppError } from '@plainclaim/domain/shared/errors';

/**
 * The address of a stored file: `private/claim-documents/{claimId}/{name}.pdf`, `public/blog/{name}.webp`.
 * Folders carry no dot and a file always does, so `..` cannot be written, a key can never be both a file
 * and a folder (on a disk that would fail, on S3 it would not), and everything outside the two prefixes
 * stays free for the store's own housekeeping.
 */
const keyShape = /^(?:private|public)(?:\/[A-Za-z0-9_-]+)*\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+$/;

/** Below the 255 bytes that a file system allows for one name, and far below S3's 1024. */
const longestKey = 200;

const publicPrefix = 'public/';

export function isKey(key: string): boolean {
  return key.length <= longestKey && keyShape.test(key);
}

export function assertKey(key: string): void {
  if (isKey(key)) return;
  throw new AppError('validation_failed', `not a file key: ${JSON.stringify(key.slice(0, longestKey))}`);
}

/** Anyone on the internet may read these; everything else needs a signed address. */
export function isPublicKey(key: string): boolean {
  return isKey(key) && key.startsWith(publicPrefix);
}

/** Time first, so that a folder sorts by age; 128 random bits, so that nobody can guess a neighbour. */
export function newFileName(extension: string, now: Date, randomBytes: (size: number) => Uint8Array): string {
  if (!/^[a-z0-9]{1,10}$/.test(extension)) {
    throw new AppError('validation_failed', `not a file extension: ${JSON.stringify(extension)}`);
  }
  return `${now.getTime()}-${Buffer.from(randomBytes(16)).toString('hex')}.${extension}`;
}
