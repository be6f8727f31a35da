import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pdf } from '../../../platform/files/testing/sample-files.ts';
import { announceFile, removeUnclaimed } from '../evidence/unclaimed-files.ts';
import { openClaimsBench } from '../testing/claims-bench.ts';
import { tidyDrafts } from './tidy-drafts.ts';

const day = 24 * 3600;

it('deletes drafts left alone for ninety days, with their files, and no younger one', async () => {
  const { app, signUp, signIn, draft, upload, rows } = await openClaimsBench();
  const hannah = await signUp();
  const old = await draft(hannah);
  await upload(hannah, `/api/claims/drafts/${old.id}`, 'invoice.pdf', pdf);
  const [document] = await rows('claim_draft_documents');
  const key = `private/claim-documents/${document?.file_path}`;
  app.clock.forward(2 * day);
  const young = await draft(await signIn(hannah));
  app.clock.forward(89 * day);
  await tidyDrafts(app.platform);
  expect(await rows('claim_drafts')).toMatchObject([{ id: young.id }]);
  // The file is removed a day after it lost its draft.
  expect(await app.platform.files.exists(key)).toBe(true);
  app.clock.forward(day + 1);
  await tidyDrafts(app.platform);
  expect(await app.platform.files.exists(key)).toBe(false);
  expect(await rows('unclaimed_files', 'since')).toEqual([]);
});

it('removes what a crash left in the store after a day, and not what is being written now', async () => {
  const { app, rows } = await openClaimsBench();
  const { files, db } = app.platform;
  const key = 'private/claim-documents/52000000-0000-4000-8000-000000000001/1-c.pdf';
  await announceFile(db, key, app.clock.now());
  await files.put(key, pdf, { contentType: 'application/pdf', maxBytes: 1000 });
  await tidyDrafts(app.platform);
  expect(await files.exists(key)).toBe(true);
  app.clock.forward(day + 1);
  await tidyDrafts(app.platform);
  expect(await files.exists(key)).toBe(false);
  expect(await rows('unclaimed_files', 'since')).toEqual([]);
});

it('leaves a file alone that found its owner after all', async () => {
  const { app } = await openClaimsBench();
  const { files, db } = app.platform;
  const key = 'private/claim-documents/52000000-0000-4000-8000-000000000001/1-d.pdf';
  await files.put(key, pdf, { contentType: 'application/pdf', maxBytes: 1000 });
  await removeUnclaimed(app.platform, [key]);
  expect(await files.exists(key)).toBe(true);
  expect((await db.execute(sql`select 1 from unclaimed_files`)).rows).toEqual([]);
});
