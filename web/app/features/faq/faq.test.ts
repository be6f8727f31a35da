import { personAllowances } from '@plainclaim/domain/accounts/person-allowances';
import { complaintBusinessDays, supportHours } from '@plainclaim/domain/contact/support';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { type LawFile, lawWith } from '@plainclaim/domain/law/law-file';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { describe, expect, it } from 'vitest';
import { faqEntriesFor } from './faq-entries.ts';
import { faqCategories } from './faq-entry.ts';
import { jurisdictionGuidesFor } from './jurisdiction-guide.ts';
import { readFaqSearch, searchFaq } from './search-faq.ts';
import { faqStructuredData } from './structured-data.ts';

const on = toIsoDate('2026-11-19');
const faqEntries = faqEntriesFor({ law: shippedLaw, on });
const jurisdictionGuides = jurisdictionGuidesFor({ law: shippedLaw, on });

const answerOf = (id: string, entries = faqEntries) =>
  entries.find((entry) => entry.id === id)?.answer.join(' ') ?? '';

describe('the answers', () => {
  it('are at least forty, some in each of the nine categories', () => {
    expect(faqEntries.length).toBeGreaterThanOrEqual(40);
    expect(faqCategories).toHaveLength(9);
    for (const category of faqCategories) {
      expect(faqEntries.filter((entry) => entry.category === category).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('have addresses of their own and say something', () => {
    expect(new Set(faqEntries.map(({ id }) => id)).size).toBe(faqEntries.length);
    expect(new Set(faqEntries.map(({ question }) => question)).size).toBe(faqEntries.length);
    for (const { id, answer } of faqEntries) {
      expect(id).toMatch(/^[a-z][a-z-]+$/);
      expect(answer.join(' ').length).toBeGreaterThan(60);
      expect(answer.join(' ')).not.toMatch(/undefined|NaN|\$\{/);
    }
  });

  it.each([
    [
      'small-claims-limits',
      [
        '£10,000 in England & Wales',
        '£5,000 in Scotland',
        '£3,000 in Northern Ireland',
        'small claims up to £5,000 in Northern Ireland',
      ],
    ],
    ['how-long-to-reply', ['14 days', '21 days', '30 days']],
    ['how-much', ['10%', '90%']],
    ['refunds', ['within 14 days']],
    ['commission-dispute', ['within 30 days of the settlement']],
    ['how-do-they-pay', ['30 days']],
    ['file-types', ['PDF, JPG, JPEG, PNG, DOC, DOCX', '10MB']],
    ['who-can-use-it', ['18 or over']],
    ['support-hours', [supportHours.words]],
    ['complaints', [`${complaintBusinessDays} business days`]],
    ['court-fees', ['£70', '£455', 'check before paying']],
  ])('%s says what the constants say', (id, words) => {
    for (const word of words) expect(answerOf(id)).toContain(word);
  });

  it('limits names the periods that are counted', () => {
    const { submissions, letters, uploads, downloads } = personAllowances;
    for (const { periodSeconds } of [submissions, letters, uploads]) expect(periodSeconds).toBe(3600);
    expect(downloads.periodSeconds).toBe(24 * 3600);
    expect(answerOf('limits')).toMatch(
      new RegExp(`In an hour you can submit ${submissions.burst} claims.* in a day you can download`),
    );
  });

  it('limits promises no warning of what no page knows beforehand', () => {
    expect(answerOf('limits')).toContain('The other limits are named when you reach them.');
    expect(answerOf('limits')).not.toContain('close to a limit');
  });

  it('stand beside what the courts themselves take, where that is more', () => {
    const noteOf = (nation: string) =>
      jurisdictionGuides.find(({ jurisdiction }) => jurisdiction === nation)?.note;
    expect(noteOf('Northern Ireland')).toContain('The court itself takes small claims up to £5,000.');
    for (const nation of ['England & Wales', 'Scotland'])
      expect(noteOf(nation)).not.toContain('The court itself');
  });
});

describe('the figures of the law', () => {
  type Row = Pick<LawFile['rows'][number], 'table' | 'nation' | 'value'> & { readonly validFrom?: string };
  const lawOf = (...rows: readonly Row[]) =>
    lawWith({
      rows: rows.map(({ validFrom = '2026-11-01', ...row }) => ({
        ...row,
        validFrom: toIsoDate(validFrom),
        validTo: null,
        source: 'The operator’s file',
        confidence: 'V',
        verifiedOn: toIsoDate('2026-11-18'),
      })),
      signOffs: [],
    });
  const said = (id: string, ...rows: readonly Row[]) =>
    answerOf(id, faqEntriesFor({ law: lawOf(...rows), on }));
  const fees = { countedOn: 'principal', bands: [{ upTo: 1_000_000, fee: 61_00 }], above: null };

  it('are those of the operator’s file from the day they hold', () => {
    const row = { table: 'issueFees', nation: 'England & Wales', value: fees } as const;
    expect(said('court-fees', row)).toContain('£61 up to £300');
    expect(said('court-fees', { ...row, validFrom: '2027-01-01' })).toBe(answerOf('court-fees'));
    const limit = { table: 'courtLimits', nation: 'Scotland', value: 7_500_00 } as const;
    expect(said('small-claims-limits', limit)).toContain(
      'small claims up to £7,500 in Scotland, £5,000 in Northern Ireland.',
    );
    const [, scotland] = jurisdictionGuidesFor({ law: lawOf(limit), on });
    expect(scotland?.note).toContain('The court itself takes small claims up to £7,500.');
  });

  it('name the nations apart where theirs differ', () => {
    expect(said('interest', { table: 'courtRate', nation: 'Scotland', value: 4 })).toContain(
      'in England & Wales commonly 8% a year, in Scotland commonly 4% a year, simple. In Northern Ireland ask the court',
    );
    expect(said('interest', { table: 'courtRate', nation: 'Northern Ireland', value: 8 })).toContain(
      'in England & Wales, in Scotland and in Northern Ireland commonly 8% a year, simple. Between businesses',
    );
    expect(
      said('time-limits', { table: 'limitation/contract', nation: 'Northern Ireland', value: 5 }),
    ).toContain(
      'In England & Wales most claims about money or damage have to be started within 6 years; in Scotland and in Northern Ireland within 5. In Scotland the debt itself ends with it.',
    );
    expect(said('time-limits', { table: 'limitation/injury', nation: 'Scotland', value: 4 })).toContain(
      'For a personal injury it is as a rule 3 years in England & Wales and in Northern Ireland, and 4 years in Scotland.',
    );
  });

  it('are left out where nobody may tell them', () => {
    expect(
      said('small-claims-limits', { table: 'courtLimits', nation: 'Northern Ireland', value: 3_000_00 }),
    ).not.toContain('The courts themselves');
    const small = { ...fees, bands: [{ upTo: 500_00, fee: 61_00 }] };
    const words = said('court-fees', { table: 'issueFees', nation: 'England & Wales', value: small });
    expect(words).toContain('it grows with the claim and its interest: ask the court how much it is.');
    expect(words).not.toContain('£');
  });
});

describe('searchFaq', () => {
  const ids = (q: string, category: string | null = null) =>
    searchFaq(faqEntries, readFaqSearch(new URLSearchParams({ q, ...(category && { category }) }))).map(
      ({ id }) => id,
    );

  it('shows everything when nothing is asked', () => {
    expect(ids('')).toHaveLength(faqEntries.length);
    expect(ids(' … ')).toHaveLength(faqEntries.length);
  });

  it('needs every word, in any case, as one or as many', () => {
    expect(ids('REFUNDS')).toContain('refunds');
    expect(ids('court fees')).toContain('court-fees');
    expect(ids('sheriff officers')).toEqual(['enforcement-scotland']);
    expect(ids('sheriff zebra')).toEqual([]);
  });

  it('puts matching questions first', () => {
    expect(ids('refund')[0]).toBe('refunds');
  });

  it('keeps to a category, and ignores one that does not exist', () => {
    expect(ids('', 'billing')).toContain('refunds');
    expect(ids('', 'billing')).not.toContain('ccj');
    expect(ids('ccj', 'billing')).toEqual([]);
    expect(ids('', '__proto__')).toHaveLength(faqEntries.length);
  });
});

it('tells search engines the same questions', () => {
  const { mainEntity } = faqStructuredData(faqEntries);
  expect(mainEntity.map(({ name }) => name)).toEqual(faqEntries.map(({ question }) => question));
});
