import { AppError } from '@plainclaim/domain/shared/errors';

/**
 * The key of a stored file: `private/claim-documents/{claimId}/{name}.pdf`, `public/blog/{name}.webp`.
 * Folders have no dot and files always do. So `..` is not valid, and a key is never both a file and a folder,
 * which would fail on disk but not on S3. Paths outside the two prefixes are free for the store's own use.
 */
const keyShape = /^(?:private|public)(?:\/[A-Za-z0-9_-]+)*\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+$/;

/** Below a file system's limit of 255 bytes per name, and far below S3's 1024. */
const longestKey = 200;

const publicPrefix = 'public/';

export function isKey(key: string): boolean {
  return key.length <= longestKey && keyShape.test(key);
}

export function assertKey(key: string): void {
  if (isKey(key)) return;
  throw new AppError('validation_failed', `not a file key: ${JSON.stringify(key.slice(0, longestKey))}`);
}

/** Public files need no signed URL; all others do. */
export function isPublicKey(key: string): boolean {
  return isKey(key) && key.startsWith(publicPrefix);
}

/** Time first, so that a folder sorts by age; 128 random bits, so that names cannot be guessed. */
export function newFileName(extension: string, now: Date, randomBytes: (size: number) => Uint8Array): string {
  if (!/^[a-z0-9]{1,10}$/.test(extension)) {
    throw new AppError('validation_failed', `not a file extension: ${JSON.stringify(extension)}`);
  }
  return `${now.getTime()}-${Buffer.from(randomBytes(16)).toString('hex')}.${extension}`;
}
