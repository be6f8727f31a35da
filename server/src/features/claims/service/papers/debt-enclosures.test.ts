import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import { kitchenFacts } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { debtEnclosureTitles } from '@plainclaim/domain/letters/enclosures/enclosure-names';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { pence } from '@plainclaim/domain/shared/money';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../../testing/clock-stands-at.ts';
import { enclosureOfFile } from '../../letter/letter-file.ts';
import type { DraftBody } from '../../testing/claims-bench-on.ts';
import { finishedForm } from '../../testing/finished-form.ts';
import { openLetterMailsBench, plain } from '../../testing/letter-mails-bench.ts';

clockStandsAt('2026-11-18T10:00:00Z');

/** Two invoices of a sole trader, one paid in part, with interest from a day. */
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

async function openDebtBench() {
  const bench = await openLetterMailsBench();
  const { call, draft, hannah, submit, writeLetter } = bench;
  const debtOf = async (facts: FactsContent, more: object = {}) => {
    const begun = await draft(hannah, { ...finishedForm, issueType: 'Debt Recovery', ...more });
    const path = `/api/claims/drafts/${begun.id}`;
    const saved = await call<{ draft: DraftBody }>(hannah, 'PUT', path, {
      version: begun.version,
      step: 4,
      form: begun.form,
      facts: factsAsTyped(facts),
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    await writeLetter(hannah, begun.id);
    const { status, body } = await submit(hannah, begun.id);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.claim;
  };
  return { ...bench, debtOf };
}

async function textOf(content: unknown) {
  const document = await getDocumentProxy(new Uint8Array(content as ArrayBuffer));
  const { text } = await extractText(document, { mergePages: true });
  return { text: plain(text), info: (await getMeta(document)).info, document };
}

describe('the letter about a debt that a business claims from a person', () => {
  it('brings the papers of the Debt Protocol, with the letter’s figures, and says that post counts', async () => {
    const { app, debtOf, mailTo, details, hannah } = await openDebtBench();
    const { id, generated_letter_content: letter } = await debtOf(invoices);
    expect((await app.runJobs()).failed).toBe(0);
    const mail = mailTo('sam@reed.example');
    const papers = debtEnclosureTitles.map((title) => `${title}.pdf`);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['Letter Before Action.pdf', ...papers]);

    const printed = await Promise.all(mail.attachments.slice(1).map(({ content }) => textOf(content)));
    for (const [at, { text, info, document }] of printed.entries()) {
      expect(text).toContain(`Claim reference ${id}`);
      expect(text).toContain('18 November 2026');
      expect(info).toMatchObject({
        Language: 'en-GB',
        Title: `${debtEnclosureTitles[at]} – Claim ID: ${id}`,
      });
      const [, , width, height] = (await document.getPage(1)).view;
      expect([width, height].map((size) => Math.round(size ?? 0))).toEqual([595, 842]);
    }
    const [account, sheet, form] = printed.map(({ text }) => text);
    for (const sum of ['£1,850.00', '£650.00', '£300.00', '£2,200.00']) {
      expect(account).toContain(sum);
      expect(plain(letter)).toContain(sum);
    }
    const interest = /Together with the amount claimed that makes (£[\d,.]+)/.exec(plain(letter))?.[1];
    expect(interest).toBeDefined();
    expect(account).toContain(`Together ${interest}`);
    expect(sheet).toContain('18 December 2026, which is 30 days');
    expect(form).toContain('I owe all of it: £2,200.00.');

    expect(plain(mail.text)).toContain('ask Hannah Okoro trading as Okoro Joinery to post you the letter');
    expect(plain(mailTo('hannah@post.example').text)).toContain('in court the posted letter is what counts');
    // They are the letter's own, as its PDF is.
    expect((await details(hannah, id)).mails.map(({ attachments }) => attachments)).toEqual([0, 0]);
  });

  it('brings papers of the day on which it leaves, and those of the earlier day are gone', async () => {
    const { app, debtOf, mailTo, rows, server } = await openDebtBench();
    const papersIn = async (table: string) =>
      (await rows(table, 'file_key')).map(({ file_key }) => String(file_key)).filter(enclosureOfFile);
    const filed = async (all: readonly string[]) => {
      const there = await Promise.all(all.map((key) => app.platform.files.exists(key)));
      return there.filter(Boolean).length;
    };
    const later = { at: 'data', code: 451, text: 'come back' } as const;
    server.refuseNext(later, later);
    const { id } = await debtOf(invoices);
    await app.runJobs();
    const before = await papersIn('email_attachments');
    expect(before).toHaveLength(4);
    expect(await filed(before)).toBe(4);
    app.clock.set('2026-11-19T10:00:00Z');
    await app.runJobs({ evenIfLater: true });
    const after = await papersIn('email_attachments');
    const mail = mailTo('sam@reed.example');
    const texts = await Promise.all(
      mail.attachments.map(async ({ content }) => (await textOf(content)).text),
    );
    expect(texts).toHaveLength(5);
    for (const text of texts) {
      expect(text).toContain(id);
      expect(text).toContain('19 November 2026');
      expect(text).not.toContain('18 November 2026');
    }
    expect(before.filter((key) => after.includes(key))).toEqual([]);
    expect(await filed(after)).toBe(4);
    expect(await papersIn('unclaimed_files')).toEqual(before);
  });

  it('goes to our team with them where no e-mail address is known', async () => {
    const { app, config, debtOf, mailTo } = await openDebtBench().then((bench) => ({
      ...bench,
      config: bench.app.platform.config,
    }));
    await debtOf(invoices, { defendantEmail: '', defendantEmailUnknown: true });
    await app.runJobs();
    expect(mailTo(config.TEAM_MAILBOX).attachments).toHaveLength(5);
  });

  it.each<[string, Partial<FactsContent>]>([
    ['of a person', { claimant: 'individual' }],
    ['against a company', { defendant: 'company' }],
  ])('is alone when it is %s', async (_, change) => {
    const { app, debtOf, server } = await openDebtBench();
    const told = { ...invoices, ...change };
    const company = { defendantType: 'company', defendantCompanyName: 'Reed Ltd' };
    await debtOf(told, told.defendant === 'company' ? company : {});
    await app.runJobs();
    for (const { parsed } of server.received) {
      expect(parsed.attachments.map(({ filename }) => filename)).toEqual(['Letter Before Action.pdf']);
      expect(plain(parsed.text)).not.toMatch(/Forms and information, attached|Post this letter as well/);
    }
  });
});
