import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { kitchenFacts } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isAskedIn } from '../../asked-in-step.ts';
import { ComplaintQuestion } from './complaint-question.tsx';
import { EvidenceNames } from './evidence-names.tsx';
import { LatePaymentOffer } from './late-payment-offer.tsx';
import { MoreFacts } from './more-facts.tsx';
import { ClaimantKind, DefendantKind } from './party-kind-fields.tsx';

const kitchen = factsAsTyped(kitchenFacts);
const ignore = () => undefined;
const form = { ...emptyClaimForm, issueType: 'Debt Recovery' };
const now = new Date('2026-11-18T12:00:00Z');

const render = (element: ReactNode): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

const more = (facts: FactsInput, errors: readonly [string, string][] = []) =>
  render(<MoreFacts facts={facts} onChange={ignore} errors={new Map(errors)} form={form} now={now} />);
const chosen = (html: string) =>
  [...html.matchAll(/<input[^>]* checked="[^>]*/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');

describe('what else the letter tells', () => {
  it('is three closed questions, and nothing of it is chosen', () => {
    const html = more(emptyFactsInput);
    expect(html.match(/<details/g)).toHaveLength(3);
    expect(html).not.toMatch(/<details[^>]* open/);
    expect(html).not.toContain('What went wrong?');
    expect(html).not.toContain('From which day?');
    expect(chosen(html)).toEqual(['not-told', 'none']);
  });

  it('opens where something is wrong, and shows it there', () => {
    const message = 'Please say what was agreed';
    const spoken = { ...emptyFactsInput, basis: { ...emptyFactsInput.basis, kind: 'spoken' } };
    expect(more(spoken, [['basis.words', message]])).toMatch(
      /<details[^>]* open[^>]*>.*?Please say what was agreed/s,
    );
    expect(more(spoken, [['rows.0.what', message]])).not.toMatch(/<details[^>]* open/);
  });

  it.each([
    ['written', ['When was it made?', 'Your copy', 'What went wrong?'], ['What was said?']],
    [
      'spoken',
      ['On what day?', 'Where, and with whom?', 'What was said?', 'What went wrong?'],
      ['Your copy'],
    ],
    ['no-agreement', ['Why do they owe it to you all the same?', 'What went wrong?'], ['When was it made?']],
  ])('asks about an agreement that was %s', (kind, asked, others) => {
    const html = words(more({ ...kitchen, basis: { ...kitchen.basis, kind } }));
    for (const question of asked) expect(html).toContain(question);
    for (const question of others) expect(html).not.toContain(question);
  });

  it('offers the copies that were uploaded, under their numbers', () => {
    expect(more(kitchen)).toContain('1 Order form NK-2207');
    const none = { ...kitchen, evidence: [], basis: { ...kitchen.basis, copy: '' } };
    expect(words(more(none))).toContain('add it under Evidence below');
  });

  it.each([
    ['court-rate', ['From which day?', 'Why that day?', 'Keep adding it'], ['Percent a year']],
    ['agreed-rate', ['Percent a year', 'From which day?', 'Keep adding it'], ['How much interest?']],
    ['own-figure', ['How much interest?', 'How did you work it out?'], ['Keep adding it']],
    [
      'late-payment',
      ['Last day to pay: Deposit, paid 12 June 2026', 'Last day to pay: Second payment', 'Keep adding it'],
      ['Why that day?'],
    ],
  ])('asks about interest at %s', (kind, asked, others) => {
    const html = words(more({ ...kitchen, interest: { ...kitchen.interest, kind } }));
    for (const question of asked) expect(html).toContain(question);
    for (const question of others) expect(html).not.toContain(question);
  });

  it('tells the working as it stands, and reads it out only once it has changed', () => {
    const html = more(kitchen);
    expect(html).toMatch(/<p[^>]*>From 28 September 2026 to 18 November 2026 is 51 days/);
    expect(html).toMatch(/<span role="status"[^>]*><\/span>/);
    expect(html).not.toMatch(/role="status"[^>]*><p/);
  });

  it('tells the working of each debt, also where two are alike', () => {
    const rows = kitchen.rows.map((row) => ({ ...row, amount: '900', due: '2026-09-01' }));
    const interest = { ...kitchen.interest, kind: 'late-payment' };
    const html = more({ ...kitchen, claimant: 'company', rows, interest });
    const sentences = [...html.matchAll(/<p class="leading-normal[^>]*>([^<]*)/g)].map(([, words]) => words);
    expect(sentences.length).toBeGreaterThan(new Set(sentences).size);
  });

  it('shows the field of a last day to pay that is refused, also where it is not asked for', () => {
    const html = more(emptyFactsInput, [['rows.0.due', 'Please give a real day']]);
    expect(html).toMatch(/<details[^>]* open[^>]*>.*?id="form-rows-0-due-error"/s);
    expect(words(html)).not.toContain('Keep adding it');
  });
});

describe('what a consumer complains of', () => {
  const asked = (issueType: string, complaint?: string) =>
    render(
      <ComplaintQuestion
        facts={{ ...emptyFactsInput, complaint }}
        onChange={ignore}
        errors={new Map()}
        issueType={issueType}
      />,
    );

  it('is asked of landlords and tenants with answers of their own', () => {
    const html = asked('Landlord/Tenant Dispute', 'rent-unpaid');
    expect(words(html)).toMatch(/A deposit that was not given back.*Rent that was not paid/);
    expect(words(html)).not.toContain('Goods');
    expect(chosen(html)).toEqual(['rent-unpaid']);
    expect(chosen(asked('Landlord/Tenant Dispute', 'work-not-done'))).toEqual(['']);
  });

  it('is asked where the other answers do not tell it, and need not be answered', () => {
    expect(asked('Contract Dispute')).toBe('');
    expect(words(asked('Consumer Rights'))).toMatch(/Which of these is it\? +\(optional\)/);
    expect(chosen(asked('Consumer Rights'))).toEqual(['']);
    expect(chosen(asked('Consumer Rights', 'work-not-done'))).toEqual(['work-not-done']);
  });
});

describe('who claims from whom', () => {
  it('begins with a person who claims for themselves', () => {
    const html = render(<ClaimantKind facts={emptyFactsInput} onChange={ignore} />);
    expect(chosen(html)).toEqual(['individual']);
    expect(words(html)).toMatch(/For yourself or a business\?.*For myself.*For an organisation/);
  });

  it.each([
    ['individual', ''],
    ['sole-trader', 'Name of your business (optional)'],
    ['company', 'Name of the company'],
    ['organisation', 'Name of the organisation'],
  ])('asks %s for the name: %s', (claimant, label) => {
    const facts = { ...emptyFactsInput, claimant, business: 'Okoro Joinery' };
    const errors = new Map([['business', 'Please give the name']]);
    const html = render(<ClaimantKind facts={facts} onChange={ignore} errors={errors} />);
    expect(html.includes('value="Okoro Joinery"')).toBe(label !== '');
    expect(html.includes('form-business-error')).toBe(label !== '');
    expect(words(html).replace(/\s+/g, ' ')).toContain(label);
  });

  it.each([
    ['individual', 'They trade as a business (sole trader)'],
    ['company', 'It is an organisation, not a company'],
  ])('asks one thing more of an %s', (type, label) => {
    const html = render(<DefendantKind facts={emptyFactsInput} onChange={ignore} type={type} />);
    expect(words(html)).toContain(label);
    expect(html.match(/<input/g)).toHaveLength(1);
  });
});

describe('the list of evidence', () => {
  const list = (facts: FactsInput, errors: readonly [string, string][] = []) =>
    render(
      <EvidenceNames
        facts={facts}
        onChange={ignore}
        errors={new Map(errors)}
        files={{ rows: [], add: ignore }}
      />,
    );

  it('shows numbers, names, kinds and what uses them', () => {
    const html = words(list(kitchen));
    expect(html).toContain('1 Order form NK-2207 Contract or order. Used by: the agreement, 12 June 2026');
    expect(html).toContain('4 Photographs of 24 August 2026 Photo. Used by: 24 August 2026 To follow');
  });

  it('lets only what has no file be removed here: a file leaves in the list of files', () => {
    const html = list(kitchen);
    expect(html.match(/aria-label="Remove [^"]+"/g)).toEqual([
      'aria-label="Remove Photographs of 24 August 2026"',
    ]);
  });

  it('opens a piece that has no name', () => {
    expect(list(kitchen)).not.toContain('What it is');
    expect(list(kitchen, [['evidence.4.what', 'Please say what it is']])).toMatch(
      /id="form-evidence-4-what".*?Please say what it is/s,
    );
  });
});

describe('late payment interest in step 2', () => {
  const offered = (
    claimant: string,
    issueType = 'Debt Recovery',
    errors: readonly [string, string][] = [],
  ) => {
    const facts = { ...emptyFactsInput, claimant, defendant: 'company' };
    const wizard = { form: { ...form, issueType }, facts, now, writeFacts: ignore };
    return render(<LatePaymentOffer wizard={wizard} errors={new Map(errors)} />);
  };

  it('is offered once both sides are in business, and the claim is a debt', () => {
    expect(offered('sole-trader')).toContain('Late payment between businesses');
    expect(offered('sole-trader')).toContain('the law gives interest on an unpaid bill');
    expect(offered('individual')).not.toContain('<details');
    expect(offered('sole-trader', 'Property Damage')).not.toContain('<details');
  });

  it('is asked for to its end where it is offered', () => {
    const due = { step: 1, field: 'rows.0.due', message: 'Please give the last day to pay' } as const;
    const facts = { ...emptyFactsInput, claimant: 'company', defendant: 'company' };
    expect(isAskedIn(2, due, { form, facts })).toBe(true);
    expect(isAskedIn(1, due, { form, facts })).toBe(true);
    expect(isAskedIn(3, due, { form, facts })).toBe(false);
    expect(isAskedIn(2, { ...due, field: 'rows.0.what' }, { form, facts })).toBe(false);
    expect(isAskedIn(2, due, { form, facts: { ...facts, claimant: 'individual' } })).toBe(false);
    expect(offered('company', 'Debt Recovery', [['rows.0.due', due.message]])).toMatch(/<details[^>]* open/);
  });
});
