import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOfShortReference, readShortReference, shortReferenceInSubject } from './short-reference.ts';

const alphabet = [...'23456789CDFHJKMNPQRTWXY'];
const one = 'PC-7K4M-92QR';
const other = 'PC-3DWQ-8HC2';

const right = fc
  .array(fc.constantFrom(...alphabet), { minLength: 7, maxLength: 7 })
  .map((seven) => alphabet.map((last) => readShortReference([...seven, last].join(''))))
  .map((references) => references.find((reference) => reference !== undefined) as string);

const swapped = (text: string, at: number): string =>
  text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);

describe('a reference that people can say', () => {
  it.each([
    [one, one],
    ['pc-7k4m-92qr', one],
    ['PC7K4M92QR', one],
    ['  pc 7k4m 92qr ', one],
    ['7K4M-92QR', one],
    ['7k4m92qr', one],
    ['PC – 7K4M – 92QR', one],
    ['Pc: 7K4M.92QR', one],
    // O, or nought, for Q or D: the check knows which.
    ['PC-7K4M-92OR', one],
    ['PC-7K4M-920R', one],
    ['PC-30WQ-BHCZ', other],
    ['PC-2222-2DQF', 'PC-2222-2DQF'],
    ['PC-2222-2OOF', 'PC-2222-2DQF'],
    ['PC-7K4M-92QX', undefined],
    ['PC-7K4M-92Q', undefined],
    ['PC-7K4M-92QRR', undefined],
    ['PC-7K4M-9IQR', undefined],
    ['PD-7K4M-92QR', undefined],
    ['PC-7K4M/92QR', undefined],
    ['', undefined],
    ['PC', undefined],
    ['50000000-0000-4000-8000-00000000000a', undefined],
    ['Ĳ'.repeat(8), undefined],
    ['PC-7K4M-92QR'.padStart(5_000), undefined],
  ])('%s is read as %s', (typed, expected) => {
    expect(readShortReference(typed)).toBe(expected);
  });

  it('has one right check character for every seven', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { minLength: 7, maxLength: 7 }), (seven) => {
        const references = alphabet.filter((last) => readShortReference([...seven, last].join('')));
        expect(references).toHaveLength(1);
      }),
    );
  });

  it('has no character that looks like another, and spells no word', () => {
    fc.assert(fc.property(right, (reference) => !/[01ILOUAEBGSVZ]/.test(reference.slice(3))));
  });

  it('never takes a single wrong character for another reference', () => {
    const characters = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(right, fc.nat(7), characters, (reference, at, wrong) => {
        const code = [...reference.slice(3).replace('-', '')];
        fc.pre(code[at] !== wrong);
        const read = readShortReference(code.with(at, wrong).join(''));
        // What looks like a character of the alphabet may be read, and only as what it was.
        expect(alphabet.includes(wrong) ? [undefined] : [undefined, reference]).toContain(read);
      }),
    );
  });

  it('notices two neighbours that changed places', () => {
    fc.assert(
      fc.property(right, fc.nat(6), (reference, at) => {
        const code = reference.slice(3).replace('-', '');
        const typed = swapped(code, at);
        fc.pre(typed !== code);
        expect(readShortReference(`PC${typed}`)).toBeUndefined();
      }),
    );
  });
});

describe('the beginning of one, in a search', () => {
  it.each([
    ['PC-7K', 'PC-7K'],
    ['pc 7k4m', 'PC-7K4M'],
    ['pc7k4m9', 'PC-7K4M-9'],
    ['PC-7K4M-92', 'PC-7K4M-92'],
    ['PC-7K4M-92QX', 'PC-7K4M-92QX'],
    ['PC-7', undefined],
    ['7K4M', undefined],
    ['PC World', undefined],
    ['PC%_', undefined],
    ['PC-7K4M-92QRR', undefined],
  ])('%s is %s', (typed, expected) => {
    expect(beginningOfShortReference(typed)).toBe(expected);
  });
});

describe('the reference in a subject', () => {
  it.each([
    [one, one],
    [`Re: my answer to ${one}, please read`, one],
    ['claim pc 7k4m 92qr', one],
    ['Ref.: PC7K4M92QR (urgent)', one],
    [`${one} and again pc7k4m92qr`, one],
    [`${one} or ${other}`, undefined],
    ['PC-7K4M-92QX', undefined],
    // Without its prefix it may be anything: a number plate, an invoice.
    ['7K4M-92QR', undefined],
    ['XPC-7K4M-92QR', undefined],
    ['PC-7K4M-92QR5', undefined],
    ['My PC broke down last week', undefined],
    ['', undefined],
  ])('%s', (subject, expected) => {
    expect(shortReferenceInSubject(subject)).toBe(expected);
  });

  it('takes no time over a long one', () => {
    expect(shortReferenceInSubject(`${'PC '.repeat(50_000)}`)).toBeUndefined();
  });
});
