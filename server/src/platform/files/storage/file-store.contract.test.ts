import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '../file-store.ts';
import { openFiles } from '../open-files.ts';
import { peekStream } from '../peek-stream.ts';
import { sniffBytes, sniffContentType } from '../sniff.ts';
import { png } from '../testing/sample-files.ts';
import { startS3Server } from '../testing/start-s3-server.ts';

type Opened = {
  readonly files: FileStore;
  /** Every file that exists anywhere, unfinished uploads included. */
  everything(): Promise<string[]>;
  close(): Promise<void>;
};

const drivers: Record<string, (folder: string) => Promise<Opened>> = {
  async disk(folder) {
    return {
      files: openFiles({ driver: 'disk', root: folder }),
      everything: () => filesBelow(folder),
      close: async () => {},
    };
  },
  async s3(folder) {
    const server = await startS3Server(join(folder, 'server'));
    const spoolFolder = join(folder, 'spool');
    const options = { bucket: server.bucket, region: 'eu-west-2', endpoint: server.endpoint, spoolFolder };
    return {
      files: openFiles({ driver: 's3', ...options, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }),
      everything: () => filesBelow(folder),
      close: server.stop,
    };
  },
};

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

const mebibyte = 1024 * 1024;
const options = { contentType: 'application/pdf', maxBytes: 10 * mebibyte };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.each(Object.entries(drivers))('files on %s', (_name, open) => {
  let folder: string;
  let opened: Opened;
  let files: FileStore;
  let next = 0;
  let key: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-contract-'));
    opened = await open(folder);
    files = opened.files;
  });
  beforeEach(() => {
    key = `private/claim-documents/claim-${next++}/letter.pdf`;
  });
  afterAll(async () => {
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  });

  const readBack = async (from: string) => {
    const { stream, ...info } = await files.read(from);
    return { ...info, bytes: await buffer(stream) };
  };

  it.each([0, 1, 1000, 10 * mebibyte])('gives back a stream of %i bytes', async (size) => {
    const bytes = randomBytes(size);
    const stored = await files.put(key, inChunks(bytes), options);
    expect(stored).toEqual({ size, sha256: sha256(bytes) });
    const back = await readBack(key);
    expect(back.size).toBe(size);
    expect(back.contentType).toBe('application/pdf');
    expect(sha256(back.bytes)).toBe(stored.sha256);
  });

  it('takes bytes as well as a stream', async () => {
    await files.put(key, Buffer.from('hello'), options);
    expect((await readBack(key)).bytes.toString()).toBe('hello');
  });

  it.each([
    'image/png',
    'text/plain; charset=utf-8',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'message/rfc822',
  ])('keeps the type %s whatever the name says', async (contentType) => {
    await files.put(key, Buffer.from('x'), { ...options, contentType });
    expect(await files.stat(key)).toEqual({ size: 1, contentType });
  });

  it.each(['', 'pdf', 'text/html\r\nx-evil: 1', 'a/b/c'])('refuses the type %j', async (contentType) => {
    const put = files.put(key, Buffer.from('x'), { ...options, contentType });
    await expect(put).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('stores an upload under the type its bytes show', async () => {
    const { head, stream } = await peekStream(inChunks(png), sniffBytes);
    const sniffed = await sniffContentType(head);
    await files.put(key, stream, { ...options, contentType: sniffed?.type ?? 'none' });
    expect(await readBack(key)).toEqual({ size: png.length, contentType: 'image/png', bytes: png });
  });

  it('takes exactly the limit', async () => {
    await files.put(key, Buffer.alloc(1000), { ...options, maxBytes: 1000 });
    expect((await files.stat(key)).size).toBe(1000);
  });

  it('refuses one byte more and leaves nothing', async () => {
    const before = await opened.everything();
    const put = files.put(key, inChunks(Buffer.alloc(mebibyte + 1)), { ...options, maxBytes: mebibyte });
    await expect(put).rejects.toMatchObject({
      code: 'payload_too_large',
      userMessage: 'This file is too large. The largest we can take is 1 MB.',
    });
    expect(await files.exists(key)).toBe(false);
    expect(await opened.everything()).toEqual(before);
  });

  it('stops reading soon after the limit', async () => {
    const source = repeated(64 * mebibyte);
    await expect(files.put(key, source.stream, { ...options, maxBytes: mebibyte })).rejects.toThrow();
    expect(source.pulled()).toBeLessThan(2 * mebibyte);
    expect(source.stream.destroyed).toBe(true);
  });

  it('leaves nothing when the stream fails half-way', async () => {
    const before = await opened.everything();
    const put = files.put(key, failing(mebibyte), options);
    await expect(put).rejects.toThrow('connection lost');
    expect(await files.exists(key)).toBe(false);
    expect(await opened.everything()).toEqual(before);
  });

  it('replaces as a whole, and keeps the old file when replacing fails', async () => {
    await files.put(key, Buffer.from('first, and longer'), options);
    await expect(files.put(key, failing(1000), options)).rejects.toThrow('connection lost');
    await expect(files.put(key, Buffer.alloc(11), { ...options, maxBytes: 10 })).rejects.toThrow();
    expect((await readBack(key)).bytes.toString()).toBe('first, and longer');
    await files.put(key, Buffer.from('second'), { ...options, contentType: 'text/plain' });
    expect(await readBack(key)).toEqual({ size: 6, contentType: 'text/plain', bytes: Buffer.from('second') });
  });

  it('says so when there is no such file', async () => {
    await expect(files.read(key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.stat(key)).rejects.toMatchObject({ code: 'not_found' });
    expect(await files.exists(key)).toBe(false);
  });

  it('removes, and does not mind removing again', async () => {
    const before = await opened.everything();
    await files.put(key, Buffer.from('x'), options);
    expect(await files.exists(key)).toBe(true);
    expect(await opened.everything()).not.toEqual(before);
    await files.remove(key);
    expect(await opened.everything()).toEqual(before);
    expect(await files.exists(key)).toBe(false);
    await expect(files.read(key)).rejects.toMatchObject({ code: 'not_found' });
    await files.remove(key);
  });

  it.each(['../../etc/passwd', 'private/../../x.pdf', '/etc/passwd', 'private/a/..', 'incoming/x.pdf'])(
    'refuses the key %j everywhere',
    async (wrong) => {
      const refused = { code: 'validation_failed' };
      await expect(files.put(wrong, Buffer.from('x'), options)).rejects.toMatchObject(refused);
      await expect(files.read(wrong)).rejects.toMatchObject(refused);
      await expect(files.stat(wrong)).rejects.toMatchObject(refused);
      await expect(files.exists(wrong)).rejects.toMatchObject(refused);
      await expect(files.remove(wrong)).rejects.toMatchObject(refused);
    },
  );

  it('keeps many uploads at once apart', async () => {
    const uploads = Array.from({ length: 12 }, (_, index) => ({
      key: key.replace('letter', `letter-${index}`),
      bytes: randomBytes(50_000 + index),
    }));
    await Promise.all(uploads.map((one) => files.put(one.key, inChunks(one.bytes), options)));
    for (const one of uploads) expect(sha256((await readBack(one.key)).bytes)).toBe(sha256(one.bytes));
  });

  it('ends up with one whole file when two uploads race for a key', async () => {
    const rivals = [randomBytes(300_000), randomBytes(200_000)];
    await Promise.all(rivals.map((bytes) => files.put(key, inChunks(bytes), options)));
    expect(rivals.map(sha256)).toContain(sha256((await readBack(key)).bytes));
  });

  it('keeps public and private apart', async () => {
    await files.put('public/blog/cover.webp', Buffer.from('public'), options);
    await files.put('private/blog/cover.webp', Buffer.from('private'), options);
    expect((await readBack('public/blog/cover.webp')).bytes.toString()).toBe('public');
    expect((await readBack('private/blog/cover.webp')).bytes.toString()).toBe('private');
  });

  it('reads a large file piece by piece', async () => {
    const size = 64 * mebibyte;
    await files.put(key, repeated(size).stream, { ...options, maxBytes: size });
    const { stream } = await files.read(key);
    let [received, mostWaiting] = [0, 0];
    for await (const chunk of stream) {
      received += chunk.length;
      mostWaiting = Math.max(mostWaiting, chunk.length + stream.readableLength);
    }
    expect(received).toBe(size);
    expect(mostWaiting).toBeLessThan(mebibyte);
  });
});

function inChunks(bytes: Uint8Array): Readable {
  const size = 60_000;
  const count = Math.ceil(bytes.length / size);
  return Readable.from(Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size)));
}

/** A stream of `size` bytes from one buffer, without delay. */
function repeated(size: number): { stream: Readable; pulled(): number } {
  const piece = Buffer.alloc(64 * 1024, 1);
  let pulled = 0;
  const stream = new Readable({
    read() {
      if (pulled >= size) return void this.push(null);
      pulled += piece.length;
      this.push(piece);
    },
  });
  return { stream, pulled: () => pulled };
}

function failing(afterBytes: number): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.alloc(afterBytes);
      throw new Error('connection lost');
    })(),
  );
}
