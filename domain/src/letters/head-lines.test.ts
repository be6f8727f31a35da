import { describe, expect, it } from 'vitest';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { sampleClaim } from './testing/sample-claims.ts';

const context = sampleClaim('Contract Dispute', 'England & Wales');
const letter = draftLetter(context);

const foundAfter = (from: string | RegExp, to: string) => {
  const edited = letter.replace(from, to);
  expect(edited).not.toBe(letter);
  return checkLetter(edited, context, 'draft').map(({ rule, kind }) => [rule, kind]);
};

describe('the lines above the salutation', () => {
  it.each([
    [
      'somebody else beside the other side',
      'Ltd (the',
      'Ltd and John Smith, its director (the',
      'contradiction',
    ],
    ['a second company', 'Ltd (the defendant)', 'Ltd (the defendant) & Bradford Motors Ltd', 'contradiction'],
    ['another address', /^Address: .*$/m, 'Address: 12 Quarry Lane, Bradford, BD1 1AA', 'contradiction'],
    ['another greeting', /^Dear .*$/m, 'Dear John Smith,', 'warning'],
  ] as const)('name %s: said', (_, from, to, kind) => {
    expect(foundAfter(from, to)).toContainEqual(['parties', kind]);
  });

  it.each([
    ['a polite greeting', /^Dear .*$/m, 'Dear Sir or Madam,'],
    ['a department', /^Dear .*$/m, 'Dear Accounts Team,'],
    ['the address over two lines', /^(Address: [^,]*), /m, '$1,\n'],
    ['no address', /^Address: .*\n/m, ''],
    [
      'a line for the attention of somebody',
      'Ltd (the defendant)',
      'Ltd (the defendant), for the attention of Mr Pell',
    ],
  ] as const)('may have %s', (_, from, to) => {
    expect(foundAfter(from, to)).toEqual([]);
  });
});
