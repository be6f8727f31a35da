import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoment } from './read-moment.ts';

describe('readMoment', () => {
  it.each([
    '2026-11-17 05:11:35+00',
    '2026-11-17 05:11:35.1+00',
    '2026-11-17 05:11:35.12+00',
    '2026-11-17 05:11:35.123+00',
    '2026-11-17 05:11:35.123456+00',
    '2026-11-17 05:11:35.000999+00',
    '2024-02-29 23:59:59.999999+00',
    '1000-01-01 00:00:00+00',
    '0999-12-31 23:59:59+00',
    '0050-12-31 23:59:59+00',
    '2026-11-17 05:11:35.123+05:30',
    '2026-11-17 05:11:35-03',
    '2026-11-17T05:11:35.123Z',
    '2026-11-17T05:11:35.123+00',
    '10026-11-17 05:11:35+00',
    '2026-11-17 05:11:35+00 BC',
    'infinity',
    '',
  ])('reads %s as the engine does', (text) => {
    expect(readMoment(text).getTime()).toBe(new Date(text).getTime());
  });

  it('reads every moment of our calendar as the engine does', () => {
    const moment = fc.date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.stringMatching(/^[0-9]{0,3}$/), (at, microseconds) => {
        const text = `${at.toISOString().replace('T', ' ').replace('Z', '')}${microseconds}+00`;
        expect(readMoment(text).getTime()).toBe(at.getTime());
      }),
    );
  });
});
