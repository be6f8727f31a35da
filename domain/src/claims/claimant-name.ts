/** Shown for a name that would mislead the recipient of a letter. */
export const claimantNameWords = {
  link: 'Please give your name without a web or e-mail address',
  number: 'Please give your name without a telephone or account number',
  authority: 'Please give your own name: this one reads like a court, an authority or Plainclaim',
} as const;

/** Why a letter cannot go out under this name; undefined when it can. The letter says whom it is from with this name. */
export function claimantNameProblem(name: string): string | undefined {
  if (hasAddress(name)) return claimantNameWords.link;
  if ((name.match(/\p{Nd}/gu)?.length ?? 0) > mostDigits) return claimantNameWords.number;
  const words = ` ${plainWords(name)} `;
  if (words === ' the court ' || words === ' the courts ') return claimantNameWords.authority;
  if (spellings.some((authority) => words.includes(` ${authority} `))) return claimantNameWords.authority;
  return undefined;
}

/** A company may have a year or a street number in its name. */
const mostDigits = 6;

function hasAddress(name: string): boolean {
  const shown = name.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return /@|:\/\/|www\./i.test(shown) || shown.split(/[^\p{L}\p{N}\p{M}.。-]+/u).some(isDomain);
}

/** Words with a full stop between them, which mail programs turn into a link. Not initials, nor `St.John`. */
function isDomain(word: string): boolean {
  const parts = word.split(/[.。]/);
  return parts.some((part, at) => {
    const next = parts[at + 1] ?? '';
    if (part === '' || next.length < 2 || !/^\p{L}/u.test(next)) return false;
    return shortEndings.has(next.toLowerCase()) || (part.length > 1 && !titles.has(part.toLowerCase()));
  });
}

const titles = new Set(['dr', 'esq', 'hon', 'jr', 'mr', 'mrs', 'ms', 'prof', 'rev', 'sir', 'sr', 'st']);

/** Endings of web addresses, also after a single letter, which before other words is an initial. */
const shortEndings = new Set(
  'com net org info biz uk io eu co ru xyz app dev online site link click top shop gov example'.split(' '),
);

/** Names of courts, authorities and their agents, as whole words. Not names of people. */
const authorities = [
  'court service',
  'courts service',
  'court and tribunal',
  'court and tribunals',
  'courts and tribunals',
  'courts tribunals',
  'county court',
  'crown court',
  'high court',
  'magistrates court',
  'sheriff court',
  'small claims court',
  'supreme court',
  'court bailiff',
  'court bailiffs',
  'court enforcement',
  'court of justice',
  'court office',
  'court order',
  'court orders',
  'bailiffs',
  'citizens advice',
  'civil enforcement',
  'council tax',
  'court clerk',
  'court fines',
  'court manager',
  'crown prosecution',
  'enforcement agency',
  'enforcement agent',
  'enforcement agents',
  'enforcement officer',
  'enforcement officers',
  'financial ombudsman',
  'gov uk',
  'his majestys court',
  'his majestys courts',
  'her majestys court',
  'her majestys courts',
  'hm court',
  'hm courts',
  'hm government',
  'hm revenue',
  'hm treasury',
  'hmcts',
  'hmrc',
  'home office',
  'information commissioner',
  'legal ombudsman',
  'metropolitan police',
  'ministry of justice',
  'money claim online',
  'plainclaim',
  'police force',
  'police service',
  'trading standards',
  'tv licensing',
];

/** Also without spaces: `HMCourts`. */
const spellings = [...new Set(authorities.flatMap((name) => [name, name.replaceAll(' ', '')]))];

/** Letters of other scripts that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', н: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm' },
  ...{ о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', ѵ: 'v' },
  ...{ α: 'a', ε: 'e', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  ...{ ս: 'u', օ: 'o', հ: 'h', ո: 'n', ı: 'i', ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ɑ: 'a', ɡ: 'g' },
  ...{
    ᴀ: 'a',
    ʙ: 'b',
    ᴄ: 'c',
    ᴅ: 'd',
    ᴇ: 'e',
    ꜰ: 'f',
    ɢ: 'g',
    ʜ: 'h',
    ɪ: 'i',
    ᴊ: 'j',
    ᴋ: 'k',
    ʟ: 'l',
    ᴍ: 'm',
  },
  ...{ ɴ: 'n', ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z' },
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', $: 's', '!': 'i', '|': 'l', '&': ' and ' },
};

/** Latin letters in circles, squares and flags, which are not decomposed: a first character, and how many. */
function enclosedLetter(one: string): string | undefined {
  const code = one.codePointAt(0) ?? 0;
  const first = [0x1f150, 0x1f170, 0x1f1e6].find((at) => code >= at && code < at + 26);
  return first === undefined ? undefined : String.fromCodePoint(0x61 + code - first);
}

/** Lower-case Latin words with single spaces, however they were drawn: `Н.М. Cоurts` is `hm courts`. */
function plainWords(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()]
    .map((one) => lookalikes[one] ?? enclosedLetter(one) ?? one)
    .join('');
  const words = letters
    .replace(/[\p{M}\p{Cf}'’‘]/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ');
  // Initials stand together: `h m` is `hm`.
  return words
    .map((word, at) => (word.length === 1 && words[at - 1]?.length === 1 ? word : ` ${word}`))
    .join('')
    .trim();
}
