import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Backend } from './backend.ts';
import { isPassingFault } from './storage-error.ts';

export type S3Options = {
  readonly bucket: string;
  readonly region: string;
  /** For S3-compatible services. */
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Should be on a real disk: some containers' temporary folder is in memory. */
  readonly spoolFolder?: string | undefined;
};

/**
 * S3 needs the length before the first byte, and an upload's is known only at its end. So uploads are spooled
 * to a temporary file first: nothing incomplete reaches the bucket, and memory use is one chunk.
 */
export function s3Backend(options: S3Options): Backend {
  const client = new S3Client({
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    // S3-compatible services seldom have a host name per bucket; some refuse AWS's newer checksum trailers.
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown; the SDK would also print them to the console.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  // No object in the bucket is public: our own route serves `public/`, so no ACLs are needed.
  const disk = new Disk(
    new S3Driver({ client, bucket: options.bucket, visibility: 'private', supportsACL: false }),
  );

  return {
    spoolFolder: options.spoolFolder ?? tmpdir(),

    keep: (key, spooled, contentType) =>
      withRetries(() =>
        disk.putStream(key, createReadStream(spooled.path), { contentType, contentLength: spooled.size }),
      ),

    async info(key) {
      const { contentLength, contentType } = await disk.getMetaData(key);
      return { size: contentLength, contentType: contentType ?? 'application/octet-stream' };
    },

    open: (key) => disk.getStream(key),

    remove: (key) => disk.delete(key),
  };
}

const pausesMs = [100, 500];

/** The SDK retries every request but this one: it cannot rewind a stream. We can reopen the file. */
async function withRetries(upload: () => Promise<void>): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      return await upload();
    } catch (error) {
      if (!isPassingFault(error)) throw error;
      await pause(pauseMs);
    }
  }
  return upload();
}
