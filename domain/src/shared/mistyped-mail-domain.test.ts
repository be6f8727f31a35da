import { describe, expect, it } from 'vitest';
import { meantAddress, mistypedMailWords } from './mistyped-mail-domain.ts';

describe('a mail domain', () => {
  it.each([
    ['hannah@gmial.com', 'hannah@gmail.com'],
    ['hannah@gmai.com', 'hannah@gmail.com'],
    ['hannah@gmail.co', 'hannah@gmail.com'],
    ['hannah@gmail.con', 'hannah@gmail.com'],
    ['hannah@GMAILL.com', 'hannah@gmail.com'],
    ['o.neil+x@hotmial.co.uk', 'o.neil+x@hotmail.co.uk'],
    ['a@yahoo.co.ul', 'a@yahoo.co.uk'],
    ['a@yaho.com', 'a@yahoo.com'],
    ['a@outlok.com', 'a@outlook.com'],
    ['a@iclould.com', 'a@icloud.com'],
    ['a@btinternet.cm', 'a@btinternet.com'],
  ])('%s was probably %s', (typed, meant) => {
    expect(meantAddress(typed)).toBe(meant);
  });

  it.each([
    'a@gmail.com',
    'a@mail.com',
    'a@email.com',
    'a@ymail.com',
    'a@sku.com',
    'a@live.nl',
    'a@yahoo.fr',
    'a@gmx.net',
    'a@northgate-kitchens.example',
    'unknown@defendant.invalid',
    '@gmial.com',
    'gmial.com',
    '',
  ])('%s may be right', (typed) => {
    expect(meantAddress(typed)).toBeUndefined();
  });

  it('is asked about in words', () => {
    expect(mistypedMailWords(' a@gmial.com')).toMatch(/Did you mean a@gmail\.com\?/);
    expect(mistypedMailWords('a@gmail.com')).toBeUndefined();
  });
});
