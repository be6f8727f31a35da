import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '../open-files.ts';
import { type S3Server, startS3Server } from '../testing/start-s3-server.ts';

const key = 'private/claim-documents/c1/1-ab.pdf';
const pdf = { contentType: 'application/pdf', maxBytes: 100 };

describe('S3 that does not play along', () => {
  let folder: string;
  let server: S3Server;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 's3-backend-'));
    server = await startS3Server(join(folder, 'server'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const spoolFolder = () => join(folder, 'spool');
  const open = (bucket: string) =>
    openFiles({
      driver: 's3',
      bucket,
      region: 'eu-west-2',
      endpoint: server.endpoint,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      spoolFolder: spoolFolder(),
    });

  it('reports a bucket that is not there as our trouble, not as a missing file', async () => {
    const put = open('no-such-bucket').put(key, Buffer.from('x'), pdf);
    await expect(put).rejects.toMatchObject({ code: 'unavailable' });
    expect(await readdir(spoolFolder())).toEqual([]);
  });

  it('is asked again when it fails for a moment', async () => {
    const files = open(server.bucket);
    server.failUploads(2);
    await files.put(key, Buffer.from('patience'), pdf);
    expect((await files.stat(key)).size).toBe(8);
  });

  it('is not asked for ever', async () => {
    const files = open(server.bucket);
    const other = key.replace('1-ab', '2-cd');
    server.failUploads(3);
    await expect(files.put(other, Buffer.from('x'), pdf)).rejects.toMatchObject({ code: 'unavailable' });
    server.failUploads(0);
    expect(await files.exists(other)).toBe(false);
    expect(await readdir(spoolFolder())).toEqual([]);
  });

  it('reports a server that does not answer, and keeps no half of anything', async () => {
    await server.stop();
    const files = open(server.bucket);
    const unavailable = { code: 'unavailable', message: expect.stringContaining(key) };
    await expect(files.put(key, Buffer.from('x'), pdf)).rejects.toMatchObject(unavailable);
    await expect(files.read(key)).rejects.toMatchObject(unavailable);
    await expect(files.exists(key)).rejects.toMatchObject(unavailable);
    await expect(files.remove(key)).rejects.toMatchObject(unavailable);
    expect(await readdir(spoolFolder())).toEqual([]);
  });
});
