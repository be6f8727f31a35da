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
  /** For a service that speaks S3 but is not AWS. */
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Best on a real disk; in some containers the system's own is memory. */
  readonly spoolFolder?: string | undefined;
};

/**
 * S3 wants the length before the first byte, and an upload's length is known only at its end. So it is
 * spooled to a temporary file and sent from there: nothing incomplete ever reaches the bucket, and memory
 * holds one chunk whatever the size.
 */
export function s3Backend(options: S3Options): Backend {
  const client = new S3Client({
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    // Other services seldom have a host name per bucket, and some refuse AWS's newer checksum trailers.
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What goes wrong is thrown to us; the SDK would write it to the console as well.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  // No object is public in the bucket: `public/` is served by our own route, so the bucket needs no ACLs.
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

/** The SDK repeats every request of ours but this one: it cannot rewind a stream. We can open the file again. */
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
