import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  evidenceKind,
  evidenceMessages,
  evidenceProblem,
  maxEvidenceBytes,
} from '@plainclaim/domain/claims/evidence';
import { AppError, type ErrorCode } from '@plainclaim/domain/shared/errors';
import { newFileName } from '../../../platform/files/file-key.ts';
import { peekStream } from '../../../platform/files/peek-stream.ts';
import { type SniffedType, sniffBytes, sniffContentType } from '../../../platform/files/sniff.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { announceFile, removeUnclaimed } from './unclaimed-files.ts';
import type { Upload } from './upload-from.ts';

/** A file in the store that no row owns yet. */
export type KeptUpload = {
  readonly fileName: string;
  readonly filePath: string;
  readonly fileType: string;
  readonly fileSize: number;
};

export type UploadPlace = {
  /** The id of what it belongs to. */
  readonly folder: string;
  readonly keyOf: (file: Pick<KeptUpload, 'filePath'>) => string;
};

type Deps = Pick<ClaimsDeps, 'db' | 'clock' | 'files' | 'log'>;

/**
 * Streams an upload to the store. Its first bytes decide its type; the stream ends one byte past the limit.
 */
export async function keepUpload(
  deps: Deps,
  upload: Upload,
  { folder, keyOf }: UploadPlace,
): Promise<KeptUpload> {
  const { fileName, announcedBytes } = upload;
  const problem = evidenceProblem({ name: fileName, size: announcedBytes ?? 1 });
  if (problem) throw refused(codeOf(problem), problem);
  const { head, stream } = await peekStream(upload.open(), sniffBytes);
  try {
    return await store(deps, { folder, keyOf }, fileName, { ...(await typeOf(fileName, head)), stream });
  } catch (error) {
    await readOn(stream);
    if (error instanceof AppError && error.code === 'payload_too_large')
      throw refused('payload_too_large', evidenceMessages.size);
    throw error;
  }
}

/**
 * Drains a refused upload, up to the size limit: most browsers read an answer only after sending the whole
 * body, and would otherwise report a broken connection instead of what is wrong.
 */
async function readOn(stream: Readable): Promise<void> {
  let left = maxEvidenceBytes;
  try {
    for await (const chunk of stream) {
      left -= (chunk as Uint8Array).length;
      if (left < 0) break;
    }
  } catch {
    // The client hung up or the upload was aborted: there is nothing left to drain.
  }
  stream.destroy();
}

type Content = SniffedType & { readonly stream: Readable };

async function store(
  deps: Deps,
  { folder, keyOf }: UploadPlace,
  fileName: string,
  { type, extension, stream }: Content,
): Promise<KeptUpload> {
  const now = deps.clock.now();
  const filePath = `${folder}/${newFileName(extension, now, randomBytes)}`;
  const key = keyOf({ filePath });
  await announceFile(deps.db, key, now);
  try {
    const { size } = await deps.files.put(key, stream, { contentType: type, maxBytes: maxEvidenceBytes });
    return { fileName, filePath, fileType: type, fileSize: size };
  } catch (error) {
    await removeUnclaimed(deps, [key]);
    throw error;
  }
}

async function typeOf(fileName: string, head: Uint8Array): Promise<SniffedType> {
  if (head.length === 0) throw refused('validation_failed', evidenceMessages.empty);
  const sniffed = await sniffContentType(head);
  if (sniffed === null || sniffed.type !== evidenceKind(fileName))
    throw refused('unsupported_media_type', evidenceMessages.content);
  return sniffed;
}

function codeOf(problem: string): ErrorCode {
  if (problem === evidenceMessages.size) return 'payload_too_large';
  return problem === evidenceMessages.empty ? 'validation_failed' : 'unsupported_media_type';
}

const refused = (code: ErrorCode, words: string) =>
  new AppError(code, `upload refused: ${words}`, { userMessage: words });
