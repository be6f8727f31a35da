import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFiles } from '../open-files.ts';

describe('files on a disk', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'disk-backend-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('are readable by our own user only', async () => {
    const files = openFiles({ driver: 'disk', root });
    await files.put('private/a.pdf', Buffer.from('x'), { contentType: 'application/pdf', maxBytes: 1 });
    expect((await stat(join(root, 'private/a.pdf'))).mode & 0o777).toBe(0o600);
  });

  it('claim nothing about a file that was put there by hand', async () => {
    await mkdir(join(root, 'private'));
    await writeFile(join(root, 'private/a.pdf'), 'x');
    expect(await openFiles({ driver: 'disk', root }).stat('private/a.pdf')).toEqual({
      size: 1,
      contentType: 'application/octet-stream',
    });
  });

  it('make their folder when it is first needed', async () => {
    const files = openFiles({ driver: 'disk', root: join(root, 'not', 'yet there') });
    expect(await files.exists('private/a.pdf')).toBe(false);
    await files.put('private/a.pdf', Buffer.from('x'), { contentType: 'application/pdf', maxBytes: 1 });
    expect(await files.exists('private/a.pdf')).toBe(true);
  });

  it('report a disk that cannot be written as our trouble', async () => {
    await writeFile(join(root, 'in the way'), '');
    const files = openFiles({ driver: 'disk', root: join(root, 'in the way') });
    const put = files.put('private/a.pdf', Buffer.from('x'), { contentType: 'application/pdf', maxBytes: 1 });
    await expect(put).rejects.toMatchObject({ code: 'unavailable' });
  });
});
