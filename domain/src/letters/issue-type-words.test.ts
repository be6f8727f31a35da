import { describe, expect, it } from 'vitest';
import { type IssueType, issueTypes } from '../claims/issue-types.ts';
import { type Jurisdiction, jurisdictions } from '../claims/jurisdictions.ts';
import { argueFor } from './arguments/argue.ts';
import { issueTypeWords } from './issue-type-words.ts';
import { responseDays } from './response-deadline.ts';

const every = issueTypes.flatMap((type) => jurisdictions.map((nation) => [type, nation] as const));

describe('the words about an issue type', () => {
  it.each<[IssueType, Jurisdiction, string]>([
    [
      'Consumer Rights',
      'England & Wales',
      'You bought from a business for yourself, and what you got, or did not get, was not right. They get 14 days to reply. The letter rests on the Consumer Rights Act 2015.',
    ],
    [
      'Debt Recovery',
      'England & Wales',
      'A fixed sum is due and unpaid: an invoice, a loan, a price. They get 30 days to reply. The letter rests on the law of debt: no loss has to be shown, only that the sum is due.',
    ],
    [
      'Debt Recovery',
      'Scotland',
      'A fixed sum is due and unpaid: an invoice, a loan, a price. They get 14 days to reply. The letter rests on the Scots law of payment: no loss has to be shown, only that the sum is due.',
    ],
    [
      'Personal Injury',
      'Northern Ireland',
      'You were hurt, and somebody else is to blame. They get 21 days to reply. The letter rests on the law of negligence.',
    ],
  ])('%s, %s', (issueType, jurisdiction, words) => {
    expect(issueTypeWords(issueType, jurisdiction)).toBe(words);
  });

  it.each(every)('give the days of the letter and fit three short sentences: %s, %s', (type, nation) => {
    const words = issueTypeWords(type, nation);
    expect(words).toContain(`They get ${responseDays(type, nation)} days to reply.`);
    expect(words.length).toBeLessThan(340);
  });

  it.each(every)('name no Act that the letter does not argue: %s, %s', (issueType, jurisdiction) => {
    const argued = argueFor[issueType]({
      claimant: 'Amelia Hart',
      role: 'the claimant',
      amount: '£249.00',
      date: '3 July 2026',
      preposition: 'on',
      isToldInRows: false,
      jurisdiction,
    }).basis.join(' ');
    const acts = issueTypeWords(issueType, jurisdiction).match(acted) ?? [];
    for (const act of acts) expect(argued).toContain(act);
  });
});

/** 'Housing Act 2004', 'Employment Rights (Northern Ireland) Order 1996' */
const acted = /(?:(?:[A-Z][a-z]+|\([A-Z][a-zA-Z ]+\)|and|of|with) )+(?:Act|Order) (?:\([A-Z]\w+\) )?\d{4}/g;
