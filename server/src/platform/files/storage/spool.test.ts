import { statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareSpoolFolder, spool } from './spool.ts';

const mebibyte = 1024 * 1024;

describe('spool', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spool-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('writes a file that only we may read', async () => {
    const spooled = await spool(Buffer.from('abc'), folder, 10);
    expect(spooled).toMatchObject({
      size: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
    expect(await readFile(spooled.path, 'utf8')).toBe('abc');
    expect((await stat(spooled.path)).mode & 0o777).toBe(0o600);
  });

  it('holds next to nothing in memory: what was taken from the source is on the disk', async () => {
    const piece = Buffer.alloc(64 * 1024, 1);
    const total = 64 * mebibyte;
    let [pulled, mostUnwritten] = [0, 0];
    let path: string | undefined;
    const source = new Readable({
      async read() {
        path ??= (await readdir(folder))[0];
        const written = path === undefined ? 0 : statSync(join(folder, path)).size;
        mostUnwritten = Math.max(mostUnwritten, pulled - written);
        if (pulled >= total) return void this.push(null);
        pulled += piece.length;
        this.push(piece);
      },
    });
    expect((await spool(source, folder, total)).size).toBe(total);
    expect(mostUnwritten).toBeLessThan(mebibyte);
  });

  it('leaves no file behind when it fails', async () => {
    await expect(spool(Buffer.alloc(11), folder, 10)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('prepareSpoolFolder', () => {
  it('makes the folder and removes only uploads that nobody can still be writing', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'spool-'));
    const folder = join(parent, 'incoming');
    await prepareSpoolFolder(folder);
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const name of ['plainclaim-upload-old', 'plainclaim-upload-new', 'of-someone-else']) {
      await writeFile(join(folder, name), 'x');
      if (name !== 'plainclaim-upload-new') await utimes(join(folder, name), yesterday, yesterday);
    }
    await prepareSpoolFolder(folder);
    expect((await readdir(folder)).sort()).toEqual(['of-someone-else', 'plainclaim-upload-new']);
    await rm(parent, { recursive: true });
  });
});
