import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { kitchenFacts, letterDate } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DatesPart } from './dates-part.tsx';
import { SumPart } from './sum-part.tsx';
import { rearranged } from './use-facts-errors.ts';

const kitchen = factsAsTyped(kitchenFacts);
const ignore = () => undefined;

const sums = (facts: FactsInput, errors: readonly [string, string][] = []) =>
  renderToStaticMarkup(
    <SumPart facts={facts} onChange={ignore} errors={new Map(errors)} issueType="Consumer Rights">
      <p>the amount field</p>
    </SumPart>,
  );
const dates = (facts: FactsInput, errors: readonly [string, string][] = []) =>
  renderToStaticMarkup(
    <DatesPart facts={facts} onChange={ignore} errors={new Map(errors)} today={letterDate}>
      <p>the date field</p>
    </DatesPart>,
  );

describe('the sum of a claim', () => {
  it('is its amount field alone while there is one sum without words', () => {
    const html = sums(emptyFactsInput);
    expect(html).toContain('the amount field');
    expect(html).not.toMatch(/<input|fieldset/);
    expect(html).toContain('Add another payment or cost');
    expect(html).toContain('They have already paid or given back something');
  });

  it('is read only and shows its working once there are several', () => {
    const html = sums(kitchen);
    expect(html).not.toContain('the amount field');
    expect(html).toMatch(/<input[^>]*readOnly[^>]*id="form-amount"[^>]*value="£2,500.00"/);
    expect(html).toContain('£1,850.00 + £650.00 = £2,500.00');
    expect(html).toContain('aria-label="Move Deposit, paid 12 June 2026 down"');
    expect(html).toContain('aria-label="Remove Second payment, 3 July 2026"');
  });

  it('can be put in order by dragging, beside the buttons that say what they do', () => {
    const html = sums(kitchen);
    expect(html.match(/<span aria-hidden="true" title="Drag to put in order"/g)).toHaveLength(2);
    expect(html.match(/aria-label="Move [^"]* up"/g)).toHaveLength(2);
    const [only] = kitchen.rows;
    expect(sums({ ...kitchen, rows: only ? [{ ...only, what: 'Deposit' }] : [] })).not.toContain('Drag to');
  });

  it('shows each message at its row', () => {
    const html = sums(kitchen, [
      ['rows.1.what', 'Please say what it is'],
      ['rows', 'Too much'],
    ]);
    expect(html).toMatch(/id="form-rows-1-what-error"[^>]*>.*?Please say what it is/);
    expect(html).toContain('Too much');
  });

  it('asks how a loss or a cost was worked out, and not a debt', () => {
    const of = (kind: string) => sums({ ...kitchen, rows: kitchen.rows.map((row) => ({ ...row, kind })) });
    expect(of('debt')).not.toContain('form-rows-0-how');
    expect(of('loss')).toContain('id="form-rows-0-how"');
    expect(of('cost')).toContain('id="form-rows-0-how"');
  });

  it('shows what was said of a sum, whatever its kind is now', () => {
    const html = sums({ ...kitchen, rows: kitchen.rows.map((row) => ({ ...row, how: 'As on the bill' })) });
    expect(html).toMatch(/id="form-rows-0-how"[^>]*>As on the bill</);
  });

  it('opens the evidence where it is refused', () => {
    expect(sums(kitchen)).not.toMatch(/<details[^>]* open/);
    expect(sums(kitchen, [['rows.0.proof', 'Please choose again']])).toMatch(/<details[^>]* open/);
  });

  it('keeps the words of an only sum in sight', () => {
    const html = sums({ ...kitchen, rows: kitchen.rows.slice(0, 1) });
    expect(html).toContain('the amount field');
    expect(html).toContain('value="Deposit, paid 12 June 2026"');
  });

  it('offers evidence only where there is some', () => {
    expect(sums(kitchen)).toContain('Photographs of 24 August 2026');
    expect(sums({ ...kitchen, evidence: [] })).not.toContain('Choose evidence');
  });
});

describe('the dates of a claim', () => {
  it('are its date field alone while there is one day without words', () => {
    const html = dates(emptyFactsInput);
    expect(html).toContain('the date field');
    expect(html).not.toContain('fieldset');
    expect(html).toContain('Add another date');
  });

  it('are lines to read, with the main one chosen out of them', () => {
    const html = dates(kitchen);
    expect(html).not.toContain('the date field');
    expect(html).toContain('aria-label="Change 24 August 2026"');
    expect(html).toContain('aria-label="Remove September 2026"');
    expect(html).toMatch(/<option value="2" selected="">24 August 2026: Fitting day/);
  });

  it.each([
    ['2026-06-31', 'There is no 31 June: June has 30 days'],
    ['2027-01-02', 'This date cannot be in the future'],
  ])('say while closed what is wrong with %s', (on, problem) => {
    expect(dates(kitchen)).not.toContain('-problem');
    const html = dates({
      ...kitchen,
      timeline: kitchen.timeline.map((date, at) => (at === 1 ? { ...date, on } : date)),
    });
    expect(html).toContain(
      `<span id="form-timeline-1-problem" class="block font-semibold text-amber">${problem}`,
    );
    expect(html.match(/aria-describedby="form-timeline-1-problem"/g)).toHaveLength(1);
  });

  it('open where something is wrong', () => {
    const html = dates(kitchen, [['timeline.3.what', 'Please say what happened']]);
    expect(html).toContain('Will print as “September 2026”');
    expect(html).toMatch(/id="form-timeline-3-what-error"[^>]*>.*?Please say what happened/);
  });
});

describe('messages', () => {
  it('are looked for anew once rows have other places', () => {
    const { rows } = kitchen;
    expect(rearranged(kitchen, { ...kitchen, rows: rows.toReversed() })).toEqual(['rows']);
    expect(rearranged(kitchen, { ...kitchen, rows: rows.slice(1) })).toEqual(['rows']);
    expect(rearranged(kitchen, { ...kitchen, rows: rows.map((row) => ({ ...row })) })).toEqual([]);
    expect(rearranged(kitchen, kitchen)).toEqual([]);
  });
});
