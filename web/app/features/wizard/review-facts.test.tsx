import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DescriptionList, type Fact } from '../../ui/display/description-list.tsx';
import { defendantFacts, detailsFacts, evidenceFacts, overLimitWords, yourFacts } from './review-facts.tsx';

const form = {
  ...emptyClaimForm,
  issueType: 'Consumer Rights',
  description: 'They never came.\n\nI wrote twice.',
  amount: '10000.01',
  incidentDate: '2026-09-14',
};

const read = (facts: Fact[]) =>
  [
    ...renderToStaticMarkup(<DescriptionList facts={facts} />).matchAll(
      /<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs,
    ),
  ].map(([, term, detail]) => [
    term,
    detail
      ?.replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|')
      .replaceAll(/^\||\|$/g, ''),
  ]);

describe('the review', () => {
  it('shows what was given, says what was not, and leaves out what nobody asked for', () => {
    expect(read(detailsFacts(form))).toEqual([
      ['Issue type', 'Consumer Rights'],
      ['Description', 'They never came.\n\nI wrote twice.'],
      ['Amount', '£10,000.01'],
      ['Jurisdiction', 'England &amp; Wales'],
      ['Incident date', '14 September 2026'],
      ['Defendant', 'Not given|Individual'],
    ]);
  });

  it('says for whom and against what kind of party is claimed, and what a consumer complains of', () => {
    const told = {
      ...emptyFactsInput,
      claimant: 'organisation',
      defendant: 'sole-trader',
      complaint: 'work-not-done',
    };
    const details = read(detailsFacts(form, told));
    expect(details[1]).toEqual(['What it is about', 'Work that was never done, or never finished']);
    expect(details.at(-1)).toEqual(['Defendant', 'Not given|Individual who trades as a business']);
    expect(read(detailsFacts({ ...form, issueType: 'Other' }, told))[1]?.[0]).toBe('Description');
    expect(read(yourFacts(form, told))[0]).toEqual(['Claimed for', 'An organisation']);
    expect(read(yourFacts(form, emptyFactsInput))[0]?.[0]).toBe('Your name');
  });

  it('names the month where no day of the incident is known', () => {
    const told = {
      ...emptyFactsInput,
      timeline: [{ on: '2026-09', what: 'They left', main: true, proof: [] }],
    };
    const details = read(detailsFacts({ ...form, incidentDate: '2026-09-01' }, told));
    expect(details).toContainEqual(['Incident date', 'September 2026']);
  });

  it('names a company with its contact person', () => {
    const company = {
      defendantType: 'company',
      defendantCompanyName: 'Tarn Ltd',
      defendantContactPerson: 'G. Pell',
    };
    expect(read(detailsFacts({ ...form, ...company })).slice(-2)).toEqual([
      ['Defendant', 'Tarn Ltd|Company'],
      ['Contact person', 'G. Pell'],
    ]);
  });

  it('shows where the other side is, or that it is not known', () => {
    expect(read(defendantFacts(form))).toEqual([
      ['Email', 'Not given'],
      ['Address', 'Not given'],
    ]);
    const where = {
      defendantAddressLine1: '4 Beck Mill',
      defendantTownCity: 'Leeds',
      defendantPostcode: 'ls14ap',
    };
    expect(read(defendantFacts({ ...form, ...where, defendantEmailUnknown: true }))).toEqual([
      ['Email', 'Email address unknown'],
      ['Address', '4 Beck Mill, Leeds, LS1 4AP'],
    ]);
  });

  it('lists the files that count, with their sizes', () => {
    const file = { sizeBytes: 419_430 };
    const rows = [
      { ...file, id: '1', name: 'order.pdf', state: 'done' as const },
      { ...file, id: '2', name: 'photo.png', state: 'uploading' as const, percent: 4 },
      { ...file, id: '3', name: 'run.exe', state: 'failed' as const, reason: 'no', canRetry: false },
    ];
    expect(read(evidenceFacts(rows))).toEqual([
      ['File 1', 'order.pdf|0.40 MB'],
      ['File 2', 'photo.png|Uploading'],
    ]);
    expect(read(evidenceFacts([]))).toEqual([['Files', 'None']]);
  });
});

describe('the notice above the limit', () => {
  it('is said to the letter', () => {
    expect(overLimitWords(form)).toBe(
      'Your claim amount of £10,000.01 is above the £10,000 small claims limit for England & Wales. You may wish to consider consulting a solicitor for claims of this value.',
    );
  });

  it.each([
    ['at the limit', { amount: '10,000' }],
    ['for a personal injury', { issueType: 'Personal Injury' }],
    ['before there is an amount', { amount: 'lots' }],
    ['before there is an issue type', { issueType: '' }],
  ])('is not said %s', (_, change) => {
    expect(overLimitWords({ ...form, ...change })).toBeUndefined();
  });
});
