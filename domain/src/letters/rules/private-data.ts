import { normalisePostcode } from '../../shared/postcode.ts';
import { sentencesOf } from '../../shared/reading/sentences.ts';
import { blanked } from '../reading/mask-known.ts';
import { type Find, findAll, type LetterReading, problemAt, type RuleCheck } from '../reading/read-letter.ts';
import { withheldAddressIn } from './withheld-address.ts';

const patterns = {
  email: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  link: /\bhttps?:\/\/\S{1,300}|\bwww\.\S{1,300}/gi,
  postcode: /\b[a-z]{1,2}\d[a-z\d]?\s{0,2}\d[a-z]{2}\b/gi,
  phone: /(?<![\w.,£-])(?:\+44|0)[\s-]?(?:\(0\)[\s-]?)?(?:\d[\s-]?){8,9}\d(?!\w)/g,
  insurance: /\b[A-CEGHJ-PR-TW-Z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]\b/g,
  birth: /\b(?:date\s+of\s+birth|d\.?o\.?b\.?\b|born\s+on)\b[^.\n]{0,30}\d/gi,
  bank: /\biban\b|\b[A-Z]{2}\d{2}\s?[A-Z]{4}(?:\s?\d){14}\b|(?<!\d)(?:\d{4}[ -]){3}\d{4}(?!\d)/gi,
};

const accountNumber =
  /(?<![\w-])\d{7,8}(?![\w-])|(?<![\w-])\d{2}[ ]?\d{2}[ ]?\d{2}(?![\w-])|(?<=sort\s{1,4}code\W{0,3}(?:is\s{1,4})?)\d{2}-\d{2}-\d{2}/gi;
const isReference =
  /\b(?:order|ref|reference|invoice|job|case|booking|tracking)\W{0,3}(?:no|number|num|id)?\W{0,3}$/i;
const sixFigures = /\d\d[ -]?\d\d[ -]?\d\d/;
const speaksOfAnAccount = /\b(?:account|sort\s+code|bank|transfer)\b/i;

/** Contact, bank or personal details beyond the addresses of the two sides: others may read the letter. */
export const checkPrivateData: RuleCheck = (reading) => {
  const withheld = withheldAddressIn(reading);
  const others = privateDataIn(reading).filter(
    ({ find }) => !withheld.some(({ index }) => index === find.index),
  );
  return [
    ...withheld.map((find) =>
      problemAt(
        reading,
        'private-data',
        find,
        `"${find.text}" is part of your own address, which you chose not to show them. Take it out, here and in your answers.`,
        'warning',
      ),
    ),
    ...others.map(({ find, what }) =>
      problemAt(
        reading,
        'private-data',
        find,
        `"${find.text.trim()}" looks like ${what}. A letter may be shown to others: take it out unless it is needed and yours to share.`,
        'warning',
      ),
    ),
  ];
};

type PrivateData = { readonly find: Find; readonly what: string };

export function privateDataIn(reading: LetterReading): readonly PrivateData[] {
  const { masked } = reading;
  const as = (what: string) => (find: Find) => ({ find, what });
  return [
    ...emails(masked).map(as('an e-mail address')),
    ...findAll(masked, patterns.link).map(as('a web address')),
    ...otherPostcodes(reading).map(as('the postcode of another address')),
    ...numbers(masked, patterns.phone).map(as('a telephone number')),
    ...[...findAll(masked, patterns.bank), ...accountNumbers(withoutPhones(masked))].map(as('a bank detail')),
    ...findAll(masked, patterns.insurance).map(as('a National Insurance number')),
    ...findAll(masked, patterns.birth).map(as('a date of birth')),
  ];
}

/** Checks for "@" first, because the pattern is slow on text without one. */
const emails = (masked: string): readonly Find[] =>
  masked.includes('@') ? findAll(masked, patterns.email) : [];

function otherPostcodes({ masked, context: { facts } }: LetterReading): readonly Find[] {
  const own = `${facts.plaintiffAddress} ${facts.defendantAddress}`.replace(/\s/g, '').toUpperCase();
  return findAll(masked, patterns.postcode).filter(({ text }) => {
    const postcode = normalisePostcode(text);
    return postcode !== undefined && !own.includes(postcode.replace(' ', ''));
  });
}

/** Blanks out telephone numbers, whose ends look like sort codes. */
const withoutPhones = (masked: string): string => masked.replace(patterns.phone, blanked);

function accountNumbers(masked: string): readonly Find[] {
  if (!sixFigures.test(masked)) return [];
  return sentencesOf(masked)
    .filter(({ text }) => speaksOfAnAccount.test(text))
    .flatMap((sentence) =>
      numbers(sentence.text, accountNumber).map((find) => ({ ...find, index: sentence.index + find.index })),
    );
}

/** Numbers that are not labelled as a reference. */
const numbers = (text: string, pattern: RegExp): readonly Find[] =>
  findAll(text, pattern).filter(({ index }) => !isReference.test(text.slice(Math.max(0, index - 30), index)));
