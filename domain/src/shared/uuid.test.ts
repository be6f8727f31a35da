import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

describe('isUuid', () => {
  it('takes every uuid, in either case', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(isUuid(id)).toBe(true);
        expect(isUuid(id.toUpperCase())).toBe(true);
      }),
    );
  });

  it.each([
    '',
    '123e4567-e89b-12d3-a456-42661417400',
    '123e4567-e89b-12d3-a456-4266141740000',
    '123e4567e89b12d3a456426614174000',
    '{123e4567-e89b-12d3-a456-426614174000}',
    'g23e4567-e89b-12d3-a456-426614174000',
    '123e4567-e89b-12d3-a456-426614174000\n',
    "123e4567-e89b-12d3-a456-426614174000' or '1'='1",
  ])('refuses %j', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});
