import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@plainclaim/domain/shared/errors';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Download, type FileRight, signDownload } from './download-link.ts';
import type { FileStore, ReadableFile } from './file-store.ts';
import { createFilesRoutes } from './files.routes.ts';
import { openFiles } from './open-files.ts';

const secretKey = 'a secret of at least thirty-two characters';
const expiresAt = new Date('2026-03-04T12:05:00Z');
const privateKey = 'private/claim-documents/c1/1-ab.pdf';
const publicKey = 'public/blog/cover.webp';
const openRight = async ({ of: [key = '', fileName = '', contentType] }: FileRight): Promise<Download> => ({
  key,
  fileName,
  contentType: contentType || undefined,
});
const statuses: Partial<Record<AppError['code'], 404 | 410>> = { not_found: 404, gone: 410 };

describe('files routes', () => {
  let folder: string;
  let files: FileStore;
  let now = new Date('2026-03-04T12:00:00Z');
  const opened: ReadableFile['stream'][] = [];
  let app: Hono;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-routes-'));
    files = openFiles({ driver: 'disk', root: folder });
    await files.put(privateKey, Buffer.from('%PDF evidence'), {
      contentType: 'application/pdf',
      maxBytes: 100,
    });
    await files.put(publicKey, Buffer.from('a picture'), { contentType: 'image/webp', maxBytes: 100 });
    const watched: FileStore = {
      ...files,
      async read(key) {
        const file = await files.read(key);
        opened.push(file.stream);
        return file;
      },
    };
    app = new Hono()
      .route('/files', createFilesRoutes({ files: watched, secretKey, clock: { now: () => now }, openRight }))
      .onError((error, c) => {
        if (!(error instanceof AppError)) throw error;
        return c.json({ code: error.code, message: error.userMessage }, statuses[error.code] ?? 500);
      });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  // Here a right names the file itself; real rights are tested in their slices.
  const link = (more: Partial<Download> = {}) => {
    const { key, fileName, contentType = '' } = { key: privateKey, fileName: 'Café bill.pdf', ...more };
    return signDownload({ kind: 'file', of: [key, fileName, contentType], expiresAt }, secretKey);
  };

  it('sends a private file as a sandboxed attachment that nobody keeps', async () => {
    const response = await app.request(link());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('%PDF evidence');
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Cafe bill.pdf"; filename*=UTF-8''Caf%C3%A9%20bill.pdf`,
      'content-length': '13',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'application/pdf',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('uses the type in the link before the stored one', async () => {
    const response = await app.request(link({ contentType: 'application/octet-stream' }));
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    await response.body?.cancel();
  });

  it('answers HEAD without opening the file', async () => {
    const before = opened.length;
    for (const path of [link(), `/files/${publicKey}`]) {
      const response = await app.request(path, { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
      expect(response.body).toBeNull();
    }
    expect(opened.length).toBe(before);
  });

  it('closes the file when the person gives up', async () => {
    const response = await app.request(link());
    const stream = opened.at(-1);
    const closed = new Promise((resolve) => stream?.once('close', resolve));
    await response.body?.cancel();
    await closed;
    expect(stream?.destroyed).toBe(true);
  });

  it('says that a link has expired', async () => {
    const path = link();
    const before = now;
    now = expiresAt;
    const response = await app.request(path);
    now = before;
    expect(response.status).toBe(410);
    expect(await response.json()).toEqual({
      code: 'gone',
      message: 'This download link has expired. Go back to the claim and open the file again.',
    });
  });

  it('does not know a forged link', async () => {
    const forged = link().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const response = await app.request(forged);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 'not_found',
      message: 'This download link does not work. Go back to the claim and open the file again.',
    });
  });

  it('has nothing to send when the file is gone, and nobody may remember that', async () => {
    for (const path of [
      link({ key: 'private/claim-documents/c1/9-zz.pdf' }),
      '/files/public/blog/none.webp',
    ]) {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(response.headers.has('cache-control')).toBe(false);
      expect(response.headers.has('content-disposition')).toBe(false);
    }
  });

  it('shows a public file to anyone, for good', async () => {
    const response = await app.request(`/files/${publicKey}`);
    expect(await response.text()).toBe('a picture');
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '9',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    `/files/${privateKey}`,
    '/files/public/../private/claim-documents/c1/1-ab.pdf',
    '/files/public/%2e%2e/private/claim-documents/c1/1-ab.pdf',
    '/files/public/..%2fprivate%2fclaim-documents%2fc1%2f1-ab.pdf',
    '/files/public/%5c..%5cprivate/claim-documents/c1/1-ab.pdf',
    '/files/public/blog',
    '/files/public/',
    '/files/public',
    '/files/',
    '/files/public/blog/cover.webp%00.png',
    '/files/public/%ff.png',
  ])('finds nothing at %s', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});
