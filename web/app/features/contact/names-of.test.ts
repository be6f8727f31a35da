import { expect, it } from 'vitest';
import { namesOf } from './names-of.ts';

it.each([
  [{ full_name: 'Hannah Okoro' }, 'Hannah', 'Okoro'],
  [{ full_name: ' Hannah  B.  Okoro ' }, 'Hannah B.', 'Okoro'],
  [{ full_name: 'Cher' }, 'Cher', ''],
  [{ first_name: 'Sam', last_name: 'Ferreira', full_name: 'Other Name' }, 'Sam', 'Ferreira'],
  [{ full_name: { nested: true } }, '', ''],
  [{}, '', ''],
])('%j gives "%s" and "%s"', (metadata, firstName, lastName) => {
  expect(namesOf(metadata)).toEqual({ firstName, lastName });
});
