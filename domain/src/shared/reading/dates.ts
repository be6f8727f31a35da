import type { IsoDate } from '../iso-date.ts';

/** A date as written: it may lack its day ('March 2026') or its year ('3 March'). */
export type FoundDate = {
  readonly index: number;
  readonly text: string;
  readonly day: number | null;
  readonly month: number;
  /** Four digits, or two where only two are written. */
  readonly year: string | null;
};

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const firstToThirtyFirst =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );

// 'may' and 'march' are also verbs, so those two need their capital.
const month = `([Jj]an(?:uary)?|[Ff]eb(?:ruary)?|Mar(?:ch)?|[Aa]pr(?:il)?|May|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?|JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)`;
const ordinal = [...firstToThirtyFirst]
  .sort((one, other) => other.length - one.length)
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1).replace('-', '[-\\s]')}`)
  .join('|');
const day = String.raw`(\d{1,2})(?:\s?(?:st|nd|rd|th))?`;
const year = String.raw`('\d{2}|\d{4})`;

type Reader = {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => Omit<FoundDate, 'index' | 'text'>;
};

const readers: readonly Reader[] = [
  {
    pattern: /(?<![\w/.-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\w/-])/g,
    read: ([, y = '', , m, d]) => ({ day: Number(d), month: Number(m), year: y }),
  },
  {
    pattern: /(?<![\w/.-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\w/-])/g,
    read: ([, d, , m, y = '']) => ({ day: Number(d), month: Number(m), year: y }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w.,£])${day}\s+(?:day\s+)?(?:of\s+)?${month}\b\.?(?:,?\s+${year}\b(?!\.\d|,\d{3}))?`,
      'g',
    ),
    read: ([, d, name = '', y]) => ({ day: Number(d), month: monthNumber(name), year: yearText(y) }),
  },
  {
    pattern: new RegExp(String.raw`(?<![\w.,£])${day}[-/]?${month}[-/]?(\d{4}|\d{2})\b`, 'g'),
    read: ([, d, name = '', y]) => ({ day: Number(d), month: monthNumber(name), year: yearText(y) }),
  },
  {
    pattern: new RegExp(String.raw`\b${month}\b\.?\s+(?:the\s+)?${day}\b(?!\d|[:%])(?:,?\s+(\d{4})\b)?`, 'g'),
    read: ([, name = '', d, y]) => ({ day: Number(d), month: monthNumber(name), year: yearText(y) }),
  },
  {
    pattern: new RegExp(String.raw`\b(${ordinal})\s+(?:day\s+)?(?:of\s+)?${month}\b(?:,?\s+${year}\b)?`, 'g'),
    read: ([, d = '', name = '', y]) => ({ day: ordinalDay(d), month: monthNumber(name), year: yearText(y) }),
  },
  {
    pattern: new RegExp(String.raw`\b${month}\b\.?,?\s+(?:of\s+)?(\d{4})\b`, 'g'),
    read: ([, name = '', y]) => ({ day: null, month: monthNumber(name), year: yearText(y) }),
  },
  {
    pattern: /(?<=\b(?:on|by|before|after|from|since|until|dated)\s{1,4})(\d{1,2})\/(\d{1,2})(?![\w/])/gi,
    read: ([, d, m]) => ({ day: Number(d), month: Number(m), year: null }),
  },
];

/** Every date in figures or words. Impossible ones (45/13/2026) are left out. */
export function findDates(plain: string): readonly FoundDate[] {
  let left = plain;
  const found: FoundDate[] = [];
  for (const { pattern, read } of readers) {
    left = left.replace(pattern, (...match) => {
      const groups = match as unknown as RegExpExecArray;
      const date = { index: offsetIn(match), text: groups[0], ...read(groups) };
      if (!isPossible(date)) return groups[0];
      found.push(date);
      // Blanked out, so that '3 March 2026' is not found again as 'March 2026'.
      return groups[0].replace(/[^\n]/g, '\u25a1');
    });
  }
  return found;
}

/** Whether a written date fits this day: a day or year that it leaves out fits any. */
export function names(written: FoundDate, date: IsoDate): boolean {
  const [year, month, day] = date.split('-') as [string, string, string];
  return (
    written.month === Number(month) &&
    (written.day === null || written.day === Number(day)) &&
    (written.year === null || year.endsWith(written.year))
  );
}

function isPossible({ day, month }: FoundDate): boolean {
  return month >= 1 && month <= 12 && (day === null || (day >= 1 && day <= 31));
}

function monthNumber(name: string): number {
  return months.findIndex((full) => full.startsWith(name.toLowerCase().slice(0, 3))) + 1;
}

function ordinalDay(words: string): number {
  return firstToThirtyFirst.indexOf(words.toLowerCase().replace(/\s/, '-')) + 1;
}

function yearText(year: string | undefined): string | null {
  return year === undefined ? null : year.replace("'", '');
}

function offsetIn(match: readonly unknown[]): number {
  return match.find((part, place) => place > 0 && typeof part === 'number') as number;
}
