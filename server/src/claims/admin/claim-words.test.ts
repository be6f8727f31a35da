import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { claimWords, legalClaims } from '../claims.tables.ts';
import { openClaimsBench } from '../testing/claims-bench.ts';
import { plantClaim } from '../testing/plant-claim.ts';
import { removeUnusedWords, wordsBeginning } from './claim-words.store.ts';
import { forgetWords } from './forget-words.ts';

async function open() {
  const { app, signUp } = await openClaimsBench();
  const { db } = app.platform;
  const claimant = await signUp();
  const plant = (plaintiffName: string) =>
    plantClaim(db, claimant.id, { plaintiffName, createdAt: app.clock.now() });
  const rename = (id: string, plaintiffName: string) =>
    db.update(legalClaims).set({ plaintiffName }).where(eq(legalClaims.id, id));
  const known = async (beginning: string) => (await wordsBeginning(db, [beginning])).get(beginning);
  return { db, plant, rename, known };
}

describe('the words of claims', () => {
  it('come with a claim, once, and with a changed name; addresses and kinds are not among them', async () => {
    const { db, plant, rename, known } = await open();
    const { id } = await plant('Zoë Quillfeather-Quillon');
    await plant('Zoë Quillfeather');
    expect((await known('quill'))?.toSorted()).toEqual(['quillfeather', 'quillon']);
    expect(await known('QUILLF')).toEqual(['quillfeather']);
    await rename(id, 'Zoë Quillington');
    expect((await known('quill'))?.toSorted()).toEqual(['quillfeather', 'quillington', 'quillon']);
    const words = await db
      .select()
      .from(claimWords)
      .where(sql`word = 'quillfeather' or word like '@%' or word like '#%'`);
    expect(words).toEqual([{ word: 'quillfeather' }]);
  });

  it('know nothing of a beginning nobody has, and leave out one of too many', async () => {
    const { plant, known } = await open();
    for (let n = 0; n < 41; n++)
      await plant(`Hannah Quill${String.fromCodePoint(97 + (n % 26), 97 + Math.floor(n / 26))}`);
    expect(await known('zzyzx')).toEqual([]);
    expect(await known('quill')).toBeUndefined();
    expect(await known('quillaa')).toEqual(['quillaa']);
  });

  it('are forgotten with the last claim that has them', async () => {
    const { db, plant, rename, known } = await open();
    const { id } = await plant("Zoë O'Quillfeather");
    await plant('Zoë Quillon');
    await rename(id, 'Erased');
    await forgetWords({ db });
    expect(await known('quill')).toEqual(['quillon']);
    expect(await known('zoë')).toEqual(['zoë']);
    expect(await known('erased')).toEqual(['erased']);
  });

  it('stay when a claim brings them while they are being forgotten', async () => {
    const { db, plant, rename, known } = await open();
    const { id } = await plant('Zoë Quillfeather');
    await rename(id, 'Erased');
    const forgotten = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const forgetting = db.transaction(async (tx) => {
      await removeUnusedWords(tx, ['quillfeather']);
      forgotten.resolve();
      await mayEnd.promise;
    });
    await forgotten.promise;
    const planting = plant('Zoë Quillfeather');
    mayEnd.resolve();
    await Promise.all([forgetting, planting]);
    expect(await known('quill')).toEqual(['quillfeather']);
  });
});
