import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';

export type S3Server = {
  readonly endpoint: string;
  readonly bucket: string;
  /** The next `count` uploads fail with an internal error. */
  failUploads(count: number): void;
  stop(): Promise<void>;
};

const bucket = 'plainclaim-test';

/** A local S3 server with one empty bucket. */
export async function startS3Server(directory: string): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const failures = { left: 0 };
  replaceWrites(server, failures);
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    failUploads(count) {
      failures.left = count;
    },
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}

/**
 * Replaces s3rver's write. It responds before its file is on disk and lets concurrent uploads mix, while S3
 * guarantees that a finished upload is complete and readable.
 */
function replaceWrites({ store }: S3rver, failures: { left: number }): void {
  store.putObject = async ({ bucket: into, key, content, metadata }) => {
    if (failures.left-- > 0) throw new Error('failing on purpose');
    const path = store.getResourcePath(into, key, 'object');
    const md5 = createHash('md5');
    let size = 0;
    async function* measured() {
      for await (const chunk of content instanceof Readable ? content : [content]) {
        md5.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    }
    await mkdir(dirname(path), { recursive: true });
    const written = `${path}.${randomUUID()}`;
    await writeFile(written, measured());
    await rename(written, path);
    const digest = md5.digest('hex');
    await store.putMetadata(into, key, metadata, digest);
    return { size, md5: digest };
  };
}
