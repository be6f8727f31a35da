import { rm } from 'node:fs/promises';
import { AppError } from '@plainclaim/domain/shared/errors';
import { assertKey } from '../file-key.ts';
import type { FileInfo, FileStore } from '../file-store.ts';
import type { Backend } from './backend.ts';
import { prepareSpoolFolder, spool } from './spool.ts';
import { isMissing, missingFile, storageUnavailable } from './storage-error.ts';

/** Strict, because it is sent in a response header and in S3's metadata. */
const contentTypeShape = /^[a-z0-9][a-z0-9.+-]*\/[a-z0-9][a-z0-9.+-]*(?:; ?[a-z]+=[A-Za-z0-9-]+)?$/;

/** The backend-independent part: key checks, size limits, clean-up, error translation. */
export function createFileStore(backend: Backend): FileStore {
  let prepared: Promise<void> | undefined;
  const prepareOnce = () => {
    prepared ??= prepareSpoolFolder(backend.spoolFolder).catch((error) => {
      prepared = undefined;
      throw storageUnavailable('prepare', backend.spoolFolder, error);
    });
    return prepared;
  };

  const infoOrNull = async (key: string): Promise<FileInfo | null> => {
    assertKey(key);
    try {
      return await backend.info(key);
    } catch (error) {
      if (isMissing(error)) return null;
      throw storageUnavailable('look up', key, error);
    }
  };

  const stat = async (key: string): Promise<FileInfo> => {
    const info = await infoOrNull(key);
    if (info === null) throw missingFile(key);
    return info;
  };

  return {
    async put(key, content, { contentType, maxBytes }) {
      assertKey(key);
      assertContentType(contentType);
      await prepareOnce();
      const spooled = await spool(content, backend.spoolFolder, maxBytes);
      try {
        await backend.keep(key, spooled, contentType);
      } catch (error) {
        throw storageUnavailable('keep', key, error);
      } finally {
        await rm(spooled.path, { force: true });
      }
      return { size: spooled.size, sha256: spooled.sha256 };
    },

    stat,

    async read(key) {
      const info = await stat(key);
      try {
        return { ...info, stream: await backend.open(key) };
      } catch (error) {
        throw isMissing(error) ? missingFile(key, error) : storageUnavailable('open', key, error);
      }
    },

    async exists(key) {
      return (await infoOrNull(key)) !== null;
    },

    async remove(key) {
      assertKey(key);
      try {
        await backend.remove(key);
      } catch (error) {
        throw storageUnavailable('remove', key, error);
      }
    },
  };
}

function assertContentType(contentType: string): void {
  if (contentTypeShape.test(contentType)) return;
  throw new AppError('validation_failed', `not a content type: ${JSON.stringify(contentType.slice(0, 100))}`);
}
