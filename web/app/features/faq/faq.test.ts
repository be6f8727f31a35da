import { complaintBusinessDays, supportHours } from '@plainclaim/domain/contact/support';
import { describe, expect, it } from 'vitest';
import { faqEntries } from './faq-entries.ts';
import { faqCategories } from './faq-entry.ts';
import { jurisdictionGuides } from './jurisdiction-guide.ts';
import { readFaqSearch, searchFaq } from './search-faq.ts';
import { faqStructuredData } from './structured-data.ts';

const answerOf = (id: string) => faqEntries.find((entry) => entry.id === id)?.answer.join(' ') ?? '';

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

  it('stand beside what the courts themselves take, where that is more', () => {
    const noteOf = (nation: string) =>
      jurisdictionGuides.find(({ jurisdiction }) => jurisdiction === nation)?.note;
    expect(noteOf('Northern Ireland')).toContain('The court itself takes small claims up to £5,000.');
    for (const nation of ['England & Wales', 'Scotland'])
      expect(noteOf(nation)).not.toContain('The court itself');
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
