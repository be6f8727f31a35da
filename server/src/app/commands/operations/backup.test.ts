import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { printingReader } from '../../../features/claims/index.ts';
import { openClaimsBench } from '../../../features/claims/testing/claims-bench.ts';
import { type BackUpOptions, backUp } from '../../../platform/backup/back-up.ts';
import { readFileList } from '../../../platform/backup/file-list.ts';
import { readManifest, writeManifest } from '../../../platform/backup/manifest.ts';
import { fileListPath, filePath, tablePath } from '../../../platform/backup/places.ts';
import { restore } from '../../../platform/backup/restore.ts';
import { fingerprints } from '../../../platform/backup/testing/fingerprints.ts';
import { openFiles } from '../../../platform/files/open-files.ts';
import { pdf } from '../../../platform/files/testing/sample-files.ts';
import { startS3Server } from '../../../platform/files/testing/start-s3-server.ts';
import { createEmptyDatabase } from '../../../testing/postgres/empty-database.ts';
import { migrationsFolder } from '../../../testing/postgres/migrations-folder.ts';
import { withClient } from '../../../testing/postgres/with-client.ts';
import { allJobs } from '../../all-jobs.ts';
import { storedFiles } from '../../stored-files.ts';

async function open() {
  const bench = await openClaimsBench();
  const { app } = bench;
  const place = await mkdtemp(join(tmpdir(), 'plainclaim-backup-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const hannah = await bench.signUp();
  const draft = await bench.draft(hannah);
  await bench.upload(hannah, `/api/claims/drafts/${draft.id}`, 'proof.pdf', pdf);
  await bench.submitted(hannah);
  // The PDF of a letter is printed when it is first read; only then is there a file.
  const [attached] = await bench.rows('email_attachments', 'id');
  (await printingReader(app.platform).read(String(attached?.file_key))).stream.destroy();
  const take = (folder: string, readSeals: BackUpOptions['readSeals'] = async () => []) =>
    backUp({
      url: app.databaseUrl,
      files: app.platform.files,
      clock: app.clock,
      folder: join(place, folder),
      storedFiles,
      readSeals,
    });
  const target = async () => {
    const database = await createEmptyDatabase();
    onTestFinished(() => database.drop());
    return database.url;
  };
  const playBack = (
    folder: string,
    url: string,
    files = openFiles({ driver: 'disk', root: join(place, 'back') }),
  ) =>
    restore({
      url,
      files,
      log: app.platform.log,
      folder: join(place, folder),
      migrationsDir: migrationsFolder,
      jobs: allJobs,
    });
  const s3 = async () => {
    const { endpoint, bucket, stop } = await startS3Server(join(place, 's3'));
    onTestFinished(stop);
    const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
    return openFiles({ driver: 's3', bucket, endpoint, region: 'eu-west-2', ...keys, spoolFolder: place });
  };
  return { ...bench, place, hannah, draft, take, target, playBack, s3 };
}

it('restores every row and file as it was when the backup began, although both changed meanwhile', async () => {
  const { app, place, hannah, draft, call, submitted, take, target, playBack, s3 } = await open();
  let before: Record<string, string> = {};
  const manifest = await take('first', async (client) => {
    before = await fingerprints(client);
    // Between reading the rows and copying the files, a draft is deleted with its evidence and a claim is
    // added.
    await call(hannah, 'DELETE', `/api/claims/drafts/${draft.id}`);
    await submitted(hannah);
    return ['history/1/00'];
  });
  expect(manifest).toMatchObject({ files: { count: 2, missing: 0 }, seals: ['history/1/00'] });
  const url = await target();
  const files = await s3();
  await playBack('first', url, files);
  await withClient(url, async (client) => {
    expect(await fingerprints(client)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(40);
    // The next row gets a fresh id, and the triggers are enabled again.
    await client.query(
      `insert into auth_audit (at, action, address, details) values (now(), 'signed-in', '', '{}')`,
    );
    await expect(client.query('delete from history_events')).rejects.toThrow('append-only');
    await expect(client.query('delete from auth_users')).rejects.toThrow();
  });
  for await (const { key, file } of readFileList(join(place, 'first'))) {
    const { stream, contentType } = await files.read(key);
    expect(await buffer(stream), key).toEqual(await readFile(filePath(join(place, 'first'), key)));
    expect(contentType).toBe(file?.contentType);
  }
  // File removals held off by the backup happen the next night.
  app.clock.forward(2 * 86_400);
  const tidy = app.app.workers.find(({ job }) => job.name === 'tidy-claims');
  await tidy?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
  const { rows } = await app.platform.db.execute(sql`select 1 from unclaimed_files`);
  expect(rows).toEqual([]);
});

it('refuses a backup that is damaged, unfinished or from a newer version, and a database with tables', async () => {
  const { app, place, take, target, playBack } = await open();
  const { tables } = await take('sound');
  const claims = tables.find(({ name }) => name === 'legal_claims');
  if (!claims) throw new Error('no claims');
  const spoil = async (name: string, how: (folder: string) => Promise<unknown>) => {
    const folder = join(place, name);
    await cp(join(place, 'sound'), folder, { recursive: true });
    await how(folder);
  };
  let firstKey = '';
  for await (const { key } of readFileList(join(place, 'sound'))) firstKey ||= key;
  const flipped = async (path: string) => {
    const bytes = await readFile(path);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(path, bytes);
  };
  const rewritten = async (folder: string, change: object) => {
    const { format: _, ...parts } = await readManifest(folder);
    await rm(join(folder, 'manifest.json'));
    await writeManifest(folder, { ...parts, ...change });
  };
  const url = await target();
  const cases: [string, (folder: string) => Promise<unknown>, RegExp][] = [
    ['a bit of a table', (folder) => flipped(tablePath(folder, claims)), /damaged/],
    ['a table cut short', (folder) => writeFile(tablePath(folder, claims), ''), /damaged/],
    ['a bit of a file', (folder) => flipped(filePath(folder, firstKey)), /damaged/],
    ['a file gone', (folder) => rm(filePath(folder, firstKey)), /damaged/],
    ['the list of files', (folder) => appendFile(fileListPath(folder), '\n'), /damaged/],
    ['the manifest', (folder) => flipped(join(folder, 'manifest.json')), /damaged/],
    ['unfinished', (folder) => rm(join(folder, 'manifest.json')), /no finished backup/],
    [
      'newer',
      async (folder) => {
        const { migrations } = await readManifest(folder);
        await rewritten(folder, { migrations: [...migrations, { hash: 'f'.repeat(64), createdAt: 9e12 }] });
      },
      /newer version/,
    ],
    [
      'rows that are not there',
      (folder) => rewritten(folder, { tables: [{ ...claims, rows: claims.rows + 1 }] }),
      /manifest says/,
    ],
  ];
  for (const [name, how, words] of cases) {
    await spoil(name, how);
    await expect(playBack(name, url), name).rejects.toThrow(words);
  }
  await expect(playBack('sound', app.databaseUrl)).rejects.toThrow(/not empty/);
  await expect(take('sound')).rejects.toThrow(/not empty/);
});
