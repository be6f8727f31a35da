import { describe, expect, it } from 'vitest';
import { requireAllowance } from '../../../http/rate-limit/rate-limit.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { letterPdfKey, letterPdfs } from '../letter/allow-letter-pdf.ts';
import { type ErrorAnswer, openClaimsBench } from '../testing/claims-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

async function openWithClaimant() {
  const bench = await openClaimsBench();
  return { ...bench, hannah: await bench.signUp() };
}

describe('the letter of a claim', () => {
  it('comes as a PDF, before and after it is submitted', async () => {
    const { app, hannah, readyDraft, submit, draft, call } = await openWithClaimant();
    const { id } = await readyDraft(hannah);
    const fetchPdf = (path: string) =>
      app.request(path, { headers: { authorization: `Bearer ${hannah.token}` } });
    const before = await fetchPdf(`/api/claims/drafts/${id}/letter.pdf`);
    await submit(hannah, id);
    const after = await fetchPdf(`/api/claims/${id}/letter.pdf`);
    for (const res of [before, after]) {
      expect(res.headers.get('content-type')).toBe('application/pdf');
      expect(res.headers.get('content-disposition')).toContain('Letter Before Action.pdf');
      expect(res.headers.get('cache-control')).toBe('private, no-store');
      expect(
        Buffer.from(await res.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    const empty = await draft(hannah);
    const none = await call<ErrorAnswer>(hannah, 'GET', `/api/claims/drafts/${empty.id}/letter.pdf`);
    expect([none.status, none.body.error.message]).toEqual([
      404,
      'There is no letter yet. Generate it first.',
    ]);
  });

  it('comes as a PDF sixty times in ten minutes, as a draft or as a claim, and then says when to try again', async () => {
    const { app, hannah, signUp, readyDraft, submitted, call } = await openWithClaimant();
    const draftPdf = `/api/claims/drafts/${(await readyDraft(hannah)).id}/letter.pdf`;
    const claimPdf = `/api/claims/${(await submitted(hannah)).id}/letter.pdf`;
    const headers = { authorization: `Bearer ${hannah.token}` };
    const limit = { ...app.platform, enabled: true };
    for (let n = 0; n < 58; n++)
      await requireAllowance(limit, letterPdfKey({ userId: hannah.id }), letterPdfs);
    for (const path of [draftPdf, claimPdf]) expect((await app.request(path, { headers })).status).toBe(200);
    for (const path of [draftPdf, claimPdf]) {
      const { status, body } = await call<ErrorAnswer>(hannah, 'GET', path);
      expect([status, body.error.message]).toEqual([
        429,
        'You have downloaded many letters in the last few minutes. Please try again in a minute.',
      ]);
    }
    expect((await call(await signUp('sam'), 'GET', claimPdf)).status).toBe(404);
    app.clock.forward(60);
    for (const path of [draftPdf, claimPdf]) expect((await app.request(path, { headers })).status).toBe(200);
  });
});
