import { expect, it } from 'vitest';
import { maskKnown } from './mask-known.ts';

const blank = (length: number) => '□'.repeat(length);

it.each([
  ['a name, wherever it stands', 'Al and Al.', { names: ['Al'] }, `${blank(2)} and ${blank(2)}.`],
  ['no part of a longer word', 'Also Al', { names: ['Al'] }, `Also ${blank(2)}`],
  [
    'no part of a longer number',
    'Studio 500 owes £1,500',
    { names: ['500'] },
    `Studio ${blank(3)} owes £1,500`,
  ],
  ['a name over two lines', 'Al\nReed', { names: ['Al Reed'] }, `${blank(2)}\n${blank(4)}`],
  [
    'an address with other commas, whole',
    '2 Low Road\nYork YO1 7HH',
    { addresses: ['2 Low Road, York, YO1 7HH'] },
    `${blank(10)}\n${blank(12)}`,
  ],
  ['a part of an address', 'in York today', { addresses: ['2 Low Road, York'] }, `in ${blank(4)} today`],
  ['no part that is short', 'in Ely today', { addresses: ['2 Low Road, Ely'] }, 'in Ely today'],
  [
    'a name that is a part of another, and the other',
    'Reed & Son, Reed',
    { names: ['Reed', 'Reed & Son'] },
    `${blank(10)}, ${blank(4)}`,
  ],
  ['nothing for a name without letters', 'a - b', { names: ['-'] }, 'a - b'],
] as const)('blanks out %s', (_what, plain, known, masked) => {
  expect(maskKnown(plain, { names: [], addresses: [], ...known })).toBe(masked);
});
