/** Said of a name under which a letter would deceive its reader. */
export const claimantNameWords = {
  link: 'Please give your name without a web or e-mail address',
  authority: 'Please give your own name: this one reads like a court, an authority or Plainclaim',
} as const;

/** Why a letter cannot go out under this name; undefined when it can. The letter says whom it is from with this name. */
export function claimantNameProblem(name: string): string | undefined {
  if (hasAddress(name)) return claimantNameWords.link;
  const words = ` ${plainWords(name)} `;
  if (authorities.some((authority) => words.includes(` ${authority} `))) return claimantNameWords.authority;
  return undefined;
}

const hasAddress = (name: string): boolean =>
  /[@＠]|:\/\/|www\./i.test(name) ||
  /[\p{L}\p{N}][.。．](?:com|net|org|info|biz|uk|io|eu|xyz|app|dev|online|site|link|click|top|shop|gov|example)(?![\p{L}\p{N}])/iu.test(
    name,
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
  'crown prosecution',
  'enforcement agency',
  'enforcement agent',
  'enforcement agents',
  'enforcement officer',
  'enforcement officers',
  'gov uk',
  'his majestys court',
  'his majestys courts',
  'her majestys court',
  'her majestys courts',
  'hm court',
  'hm courts',
  'hm government',
  'hm revenue',
  'hmcts',
  'hmrc',
  'home office',
  'metropolitan police',
  'ministry of justice',
  'money claim online',
  'plainclaim',
  'police force',
  'police service',
  'trading standards',
];

/** Letters of other scripts that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', н: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm' },
  ...{ о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', ѵ: 'v' },
  ...{ α: 'a', ε: 'e', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  ...{ '0': 'o', '1': 'l', '3': 'e', '5': 's', '&': ' and ' },
};

/** Lower-case Latin words with single spaces, however they were drawn: `Н.М. Cоurts` is `hm courts`. */
function plainWords(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()].map((one) => lookalikes[one] ?? one).join('');
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
