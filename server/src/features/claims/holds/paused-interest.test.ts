import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import { kitchenFacts } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { pence } from '@plainclaim/domain/shared/money';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import type { DraftBody } from '../testing/claims-bench-on.ts';
import { finishedForm } from '../testing/finished-form.ts';
import { openLetterMailsBench, plain } from '../testing/letter-mails-bench.ts';
import { openHoldsBench } from './testing/holds-bench.ts';

clockStandsAt('2026-11-18T10:00:00Z');

/** £2,500 of a sole trader, £300 of it paid on 5 October, with 8% from 28 September. */
const invoices: FactsContent = {
  ...kitchenFacts,
  claimant: 'sole-trader',
  business: 'Okoro Joinery',
  defendant: 'individual',
  credits: [{ on: toIsoDate('2026-10-05'), amount: pence(300_00), what: 'Bank transfer' }],
  evidence: [],
  basis: { kind: 'not-told' },
  rows: kitchenFacts.rows.map((row, at) => ({ ...row, what: `Invoice ${String(at + 1)}`, proof: [] })),
  timeline: kitchenFacts.timeline.map((row) => ({ ...row, proof: [] })),
};

describe('the interest of a paused claim', () => {
  it('stops in a letter that waited for the end of a breathing space, and in its statement of account', async () => {
    const bench = await openLetterMailsBench();
    const { app, call, draft, hannah, mailTo, server, signIn, signUp, submit, withRole, writeLetter } = bench;
    const admin = await withRole(await signUp('admin'), 'admin');
    const begun = await draft(hannah, { ...finishedForm, issueType: 'Debt Recovery' });
    const path = `/api/claims/drafts/${begun.id}`;
    const { version, form } = begun;
    const filled = { version, step: 4, form, facts: factsAsTyped(invoices) };
    expect((await call<{ draft: DraftBody }>(hannah, 'PUT', path, filled)).status).toBe(200);
    await writeLetter(hannah, begun.id);
    const { claim } = (await submit(hannah, begun.id)).body;
    // Eight days before the letter's first date.
    const notice = { reason: 'breathing-space', from: '2026-11-10' };
    expect((await call(admin, 'POST', `/api/claims/${claim.id}/hold`, notice)).status).toBe(204);
    await bench.letLetterLeave(claim.id);
    expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('sam@reed.example');

    app.clock.set('2027-01-09T10:00:00Z');
    expect((await app.runJobs({ evenIfLater: true })).failed).toBe(0);
    const mail = mailTo('sam@reed.example');
    const account = mail.attachments.find(({ filename }) => filename?.startsWith('Statement of account'));
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(account?.content as ArrayBuffer)),
      { mergePages: true },
    );
    const letter = (await bench.claimOf(await signIn(hannah), claim.id)).generated_letter_content;
    // 7 days of 55p, 35 of 48p until 9 November, and 9 January.
    for (const paper of [letter, text]) {
      expect(plain(paper)).toContain(
        'From 10 November 2026 to 8 January 2027 no interest is added, because the claim was paused.',
      );
      expect(plain(paper)).toContain(
        'Interest comes to £21.13 by 9 January 2027, without the days on which the claim was paused, and 48p more each day',
      );
    }
    expect(plain(text)).toContain('Interest so far £21.13');
  });

  it('stops on the pages for a confirmed breathing space alone, and goes on once it is lifted', async () => {
    const { app, admin, hannah, pause, lift, confirm, details, signIn } = await openHoldsBench();
    const free = async () => (await details(await signIn(hannah))).interest_free_days;
    await pause(hannah, { reason: 'mediation', until: '2026-12-10' });
    expect(await free()).toEqual([]);
    await lift(hannah);
    await pause(admin, { reason: 'breathing-space', provisional: true });
    expect(await free()).toEqual([]);
    await confirm(admin, { reason: 'breathing-space', from: '2026-11-10' });
    expect(await free()).toEqual([{ from: '2026-11-10', to: '2027-01-08' }]);
    app.clock.set('2026-11-25T10:00:00Z');
    const again = await admin.again();
    await lift(again);
    expect(await free()).toEqual([{ from: '2026-11-10', to: '2026-11-25' }]);
    await pause(again, { reason: 'mental-health-breathing-space', from: '2026-11-24', consented: true });
    expect(await free()).toEqual([
      { from: '2026-11-10', to: '2026-11-25' },
      { from: '2026-11-24', to: null },
    ]);
  });
});
