import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import { interestOf, type Span, segmentsOf } from './segments.ts';

const day = toIsoDate;

describe('segmentsOf', () => {
  it('explains a sum that a payment and a breathing space change', () => {
    const span: Span = {
      principal: pence(6_000_00),
      percent: 8,
      from: day('2026-02-01'),
      to: day('2026-11-18'),
      credits: [{ on: day('2026-05-01'), amount: pence(2_000_00) }],
      // Sixty days, both ends included.
      interestFree: [{ from: day('2026-06-01'), to: day('2026-07-30') }],
      rounding: 'by-day',
    };
    expect(segmentsOf(span)).toEqual([
      { from: '2026-02-01', to: '2026-05-01', days: 89, principal: 6_000_00, percent: 8, interest: 117_48 },
      { from: '2026-05-01', to: '2026-05-31', days: 30, principal: 4_000_00, percent: 8, interest: 26_40 },
      { from: '2026-05-31', to: '2026-07-30', days: 60, principal: 4_000_00, percent: 0, interest: 0 },
      { from: '2026-07-30', to: '2026-11-18', days: 111, principal: 4_000_00, percent: 8, interest: 97_68 },
    ]);
  });

  it.each(['2026-02-01', '2026-01-31'])('is empty from 1 February to %s', (to) => {
    const span = {
      principal: pence(100),
      percent: 8,
      from: day('2026-02-01'),
      to: day(to),
      rounding: 'once',
    } as const;
    expect(segmentsOf(span)).toEqual([]);
  });

  it('takes a credit before the first day off at once, and never falls below nothing', () => {
    const span = {
      principal: pence(1_000_00),
      percent: 8,
      from: day('2026-02-01'),
      to: day('2026-02-03'),
      credits: [{ on: day('2026-01-01'), amount: pence(1_500_00) }],
      rounding: 'by-day',
    } as const;
    expect(segmentsOf(span)).toMatchObject([{ principal: 0, interest: 0 }]);
  });
});

const firstDay = day('2023-01-01');
const dayWithin = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays(firstDay, days));
const sum = fc.integer({ min: 0, max: 20_000_00 }).map(pence);
const credits = fc.array(fc.record({ on: dayWithin, amount: sum }), { maxLength: 4 });
const interestFree = fc.array(
  fc
    .tuple(dayWithin, fc.integer({ min: 0, max: 80 }))
    .map(([from, days]) => ({ from, to: addDays(from, days) })),
  { maxLength: 3 },
);
const spans = fc.record({
  principal: sum,
  percent: fc.constantFrom(8, 11.75, 13.25, 8.1),
  from: dayWithin,
  to: dayWithin,
  credits,
  interestFree,
  rounding: fc.constantFrom('by-day' as const, 'once' as const),
});

const total = (span: Span) => interestOf(segmentsOf(span));

describe('interest, for every span', () => {
  it('is never negative, and never less for a later day', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 400 }), (span, more) => {
        const interest = total(span);
        expect(interest).toBeGreaterThanOrEqual(0);
        expect(total({ ...span, to: addDays(span.to, more) })).toBeGreaterThanOrEqual(interest);
      }),
    );
  });

  it('is the same when the span is split: to the penny by day, within a penny a segment when rounded once', () => {
    fc.assert(
      fc.property(spans, dayWithin, (span, cut) => {
        fc.pre(span.from <= cut && cut <= span.to);
        const first = { ...span, to: cut };
        const second = { ...span, from: cut };
        const difference = Math.abs(total(first) + total(second) - total(span));
        const segments = segmentsOf(first).length + segmentsOf(second).length;
        expect(difference).toBeLessThanOrEqual(span.rounding === 'by-day' ? 0 : segments);
      }),
    );
  });

  it('covers every day of the span once', () => {
    fc.assert(
      fc.property(spans, (span) => {
        const segments = segmentsOf(span);
        for (const [at, { from, days }] of segments.entries()) {
          expect(days).toBeGreaterThan(0);
          expect(from).toBe(segments[at - 1]?.to ?? span.from);
        }
        if (segments.length > 0) expect(segments.at(-1)?.to).toBe(span.to);
      }),
    );
  });

  it('does not run on the days of a breathing space', () => {
    fc.assert(
      fc.property(spans, (span) => {
        const free = { ...span, interestFree: [{ from: addDays(span.from, 1), to: span.to }] };
        expect(total(free)).toBe(0);
      }),
    );
  });
});
