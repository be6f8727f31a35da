import { describe, expect, it } from 'vitest';
import type { ClaimDetails } from '../../lib/claims-api.ts';
import type { AskedSolicitor, SolicitorSearch } from './api/solicitor.ts';
import { nameOf, searchSentence, sharedThings } from './solicitor-words.ts';

const asked: AskedSolicitor = {
  name: 'Marcus Bell',
  firm_name: 'Bell & Wray',
  postcode_area: 'LS1',
  contact: null,
  match_reason: 'Chosen because they are near.',
  status: 'pending',
  asked_at: '2026-11-16T10:00:00.000Z',
  answer_by: '2026-11-19T23:59:00.000Z',
  answered_at: null,
  outcome: null,
  outcome_note: '',
};

const search = (status: NonNullable<SolicitorSearch['search']>['status']): SolicitorSearch['search'] => ({
  id: '90000000-0000-4000-8000-000000000001',
  status,
  reason: 'over-limit',
  reason_words: 'The claim is above the small claims limit.',
  consented_at: '2026-11-16T10:00:00.000Z',
  closed_at: '2026-11-20T10:00:00.000Z',
});

describe('how a search stands', () => {
  it.each([
    ['asking', [asked], /^We have asked Marcus Bell of Bell & Wray\. They have until Nov 19, 2026/],
    ['placed', [{ ...asked, status: 'accepted' }], /took your case on\. What their work costs/],
    ['placed', [{ ...asked, status: 'in-progress' }], /is working on your case\.$/],
    [
      'completed',
      [{ ...asked, status: 'completed' }],
      /completed their work on your case on 20 November 2026\. They can still open your case file: that consent can no longer be taken back\.$/,
    ],
    [
      'completed',
      [{ ...asked, status: 'completed', outcome: 'won' }],
      /on 20 November 2026\. They say how it ended: The court decided for you\. They can still open your case file/,
    ],
    ['exhausted', [{ ...asked, status: 'declined' }], /^Everyone who fits your case was asked/],
    // A search that goes on after a withdrawal: an admin suspended or blocked the solicitor.
    [
      'exhausted',
      [{ ...asked, status: 'withdrawn' }],
      /^The solicitor who had your case no longer acts through Plainclaim, and nobody else/,
    ],
    ['exhausted', [], /^No solicitor with us fits your case/],
    [
      'withdrawn',
      [{ ...asked, status: 'withdrawn' }],
      /No solicitor asked in it can open your case file any more\.$/,
    ],
  ] as const)('%s', (status, people, words) => {
    expect(searchSentence({ search: search(status), asked: [...people] })).toMatch(words);
  });

  it('is nothing while nobody asked', () => {
    expect(searchSentence({ search: null, asked: [] })).toBe('');
    expect(nameOf({ name: 'Marcus Bell', firm_name: '' })).toBe('Marcus Bell');
  });
});

describe('what is shared', () => {
  const details = (letter: string | null, ...names: string[]) =>
    ({
      claim: { generated_letter_content: letter },
      documents: names.map((file_name) => ({ file_name })),
    }) as unknown as Pick<ClaimDetails, 'claim' | 'documents'>;

  it('names every document, and the letter only where there is one', () => {
    const all = sharedThings(details('Dear Sam', 'contract.pdf', 'photo.jpg'));
    expect(all).toContain('The Letter Before Action.');
    expect(all.join(' ')).toContain('any you add later: contract.pdf, photo.jpg.');
    const few = sharedThings(details(null));
    expect(few).not.toContain('The Letter Before Action.');
    expect(few.join(' ')).toContain('You have added none so far.');
  });
});
