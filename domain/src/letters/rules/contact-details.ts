import { normalisePostcode } from '../../shared/postcode.ts';
import { type Find, findAll, type LetterReading, problemAt, type RuleCheck } from '../reading/read-letter.ts';
import { sentencesOf } from '../reading/sentences.ts';

const endings = 'com|co\\.uk|org|org\\.uk|net|uk|gov\\.uk|io|info|biz|ly|scot|wales|london|example|eu|ie';

const patterns = {
  email: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  link: new RegExp(
    `\\bhttps?:|\\bwww\\.\\S|(?<![\\w@.-])[a-z0-9][a-z0-9-]{0,62}\\.(?:${endings})\\b(?![\\w-])`,
    'gi',
  ),
  postcode: /\b[a-z]{1,2}\d[a-z\d]?\s{0,2}\d[a-z]{2}\b/gi,
  phone: /(?<![\w.,£-])(?:\+44|0)[\s-]?(?:\(0\)[\s-]?)?(?:\d[\s-]?){8,9}\d(?!\w)/g,
  street:
    /\b\d{1,4}[a-z]?,?\s+(?:[A-Z][\w'-]*\s+){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Close|Drive|Way|Place|Terrace|Gardens|Crescent|Square|Grove|Hill|Row|Mews|Park|Court)\b/g,
  bank: /\biban\b|\b[A-Z]{2}\d{2}\s?[A-Z]{4}(?:\s?\d){14}\b|(?<![\d/-])\d{2}-\d{2}-\d{2}(?![\d/-])|(?<!\d)(?:\d{4}[ -]){3}\d{4}(?!\d)/gi,
};

/** What every link has: seen at once where there is none. */
const partOfLink = new RegExp(`\\.(?:${endings})\\b|https?:|www\\.`, 'i');

const accountNumber = /(?<![\w-])\d{7,8}(?![\w-])|(?<![\w-])\d{2}[ ]?\d{2}[ ]?\d{2}(?![\w-])/g;
const sixFigures = /\d\d ?\d\d ?\d\d/;
const speaksOfAnAccount = /\b(?:account|sort\s+code|bank|transfer)\b/i;

/** No address, link, telephone number or bank detail beyond the addresses of the two sides. */
export const checkContactDetails: RuleCheck = (reading) => {
  const { masked } = reading;
  return [
    ...report(reading, emails(masked), 'an e-mail address'),
    ...report(reading, links(masked), 'a web address'),
    ...report(reading, otherPostcodes(reading), 'a postcode'),
    ...report(reading, findAll(masked, patterns.street), 'an address'),
    ...report(reading, findAll(masked, patterns.phone), 'a telephone number'),
    ...report(reading, [...findAll(masked, patterns.bank), ...accountNumbers(masked)], 'a bank detail'),
  ];
};

/** Without the sign there is none, and looking for what may stand before it takes long. */
const emails = (masked: string): readonly Find[] =>
  masked.includes('@') ? findAll(masked, patterns.email) : [];

const links = (masked: string): readonly Find[] =>
  partOfLink.test(masked) ? findAll(masked, patterns.link) : [];

function report(reading: LetterReading, finds: readonly Find[], what: string) {
  return finds.map((find) =>
    problemAt(
      reading,
      'contact-details',
      find,
      `"${find.text.trim()}" looks like ${what} that is not part of this claim. The letter may hold the addresses of both sides and no other contact or payment details.`,
    ),
  );
}

function otherPostcodes({ masked, context: { facts } }: LetterReading): readonly Find[] {
  const own = `${facts.plaintiffAddress} ${facts.defendantAddress}`.replace(/\s/g, '').toUpperCase();
  return findAll(masked, patterns.postcode).filter(({ text }) => {
    const postcode = normalisePostcode(text);
    return postcode !== undefined && !own.includes(postcode.replace(' ', ''));
  });
}

function accountNumbers(masked: string): readonly Find[] {
  if (!sixFigures.test(masked)) return [];
  return sentencesOf(masked)
    .filter(({ text }) => speaksOfAnAccount.test(text))
    .flatMap((sentence) =>
      findAll(sentence.text, accountNumber).map((find) => ({ ...find, index: sentence.index + find.index })),
    );
}
