import { sentencesOf } from '../../shared/reading/sentences.ts';
import type { Find } from '../reading/read-letter.ts';

/** Words that carry a threat. Only their disguised spellings are undone, so that "b0iler" and "M25" stay as typed. */
const carriers = new Set(
  'kill killing smash smashing break breaking burn burning torch stab stabbing punch murder batter shoot hurt slash beat kick knife bomb rape strangle poison dead death die legs bones teeth face head neck throat police window windows house shop fire blood hospital'.split(
    ' ',
  ),
);

/** Collapses repeated letters: "kiiilll" and "kill" both become "kil". */
const skeleton = (letters: string): string => letters.replace(/(\p{L})\1+/gu, '$1');
const bySkeleton = new Map([...carriers].map((carrier) => [skeleton(carrier), carrier]));

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** As people type in anger or on a phone. */
const misspelt: Readonly<Record<string, string>> = {
  il: "i'll",
  "i'l": "i'll",
  wil: 'will',
  wll: 'will',
  gunna: 'gonna',
  gona: 'gonna',
  goin: 'going',
  kil: 'kill',
  kik: 'kick',
  smach: 'smash',
  smsh: 'smash',
  brek: 'break',
  ded: 'dead',
  hed: 'head',
  teef: 'teeth',
  winders: 'windows',
  polis: 'police',
  pollice: 'police',
  sware: 'swear',
  yer: 'your',
  ya: 'you',
  yr: 'your',
  thru: 'through',
  m8: 'mate',
  gettin: 'getting',
  comin: 'coming',
  killin: 'killing',
  burnin: 'burning',
  smashin: 'smashing',
};

const word = /[\p{L}\p{N}][\p{L}\p{N}'*@$!#]*/gu;
const isOdd = /\p{L}[^\p{L}']|\p{N}\p{L}|(\p{L})\1\1/u;
const longest = 20;

/** "k i l l", "k.i.l.l". */
const spelledOut = /(?<![\p{L}\p{N}])(?:\p{L}[ .*_-]){2,8}\p{L}(?![\p{L}\p{N}])/gu;
const mixedUp: readonly (readonly [RegExp, string])[] = [
  // "Every bone in you're body".
  [
    /\byou(?:'re|\s+are)(?=\s+(?:\w+\s+)?(?:legs?|arms?|body|bones|face|head|neck|teeth|house|home|van|car|shop|windows?|kids|wife|husband|family|mum)\b)/gi,
    'your',
  ],
  [/\bgoin[g']?\s+2(?=\s+[a-z])/gi, 'going to'],
  [/\bbrake(?=\s+(?:every|all|both|your|ur|his|her|their|you|u|him)\b)/gi, 'break'],
];

export type PlainWords = {
  readonly text: string;
  readonly sentences: readonly Find[];
  /** Maps a find in the corrected text back to the text as typed. */
  readonly original: (find: Find) => Find;
};

/** The text with the spelling of its threatening words put right, so that a disguise or a slip hides none. */
export function withPlainWords(text: string, sentences: readonly Find[]): PlainWords {
  const changes = changesIn(text);
  if (changes.length === 0) return { text, sentences, original: (find) => find };
  let written = '';
  let done = 0;
  const shifts = changes.map(({ from, to, by }) => {
    written += text.slice(done, from);
    const at = written.length;
    written += by;
    done = to;
    return { at, end: written.length, from, to };
  });
  written += text.slice(done);
  const placeOf = (index: number, isEnd: boolean): number => {
    let low = 0;
    let high = shifts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((shifts[middle] as { at: number }).at < index) low = middle + 1;
      else high = middle;
    }
    const last = shifts[low - 1];
    const next = shifts[low];
    if (!isEnd && next?.at === index) return next.from;
    if (!last) return index;
    if (index < last.end) return isEnd ? last.to : last.from;
    return last.to + index - last.end;
  };
  return {
    text: written,
    sentences: sentencesOf(written),
    original: (find) => {
      const from = placeOf(find.index, false);
      return { index: from, text: text.slice(from, placeOf(find.index + find.text.length, true)) };
    },
  };
}

type Change = { readonly from: number; readonly to: number; readonly by: string };

function changesIn(text: string): readonly Change[] {
  const found: Change[] = [];
  const add = (from: number, old: string, by: string) => found.push({ from, to: from + old.length, by });
  for (const { 0: old, index } of text.matchAll(word)) {
    const by = plainWord(old);
    if (by !== undefined) add(index, old, by);
  }
  for (const { 0: old, index } of text.matchAll(spelledOut)) {
    const joined = old.replace(/[^\p{L}]/gu, '').toLowerCase();
    if (carriers.has(joined)) add(index, old, joined);
  }
  for (const [pattern, by] of mixedUp)
    for (const { 0: old, index } of text.matchAll(pattern)) add(index, old, by);
  let end = 0;
  return found
    .sort((one, other) => one.from - other.from)
    .filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    });
}

function plainWord(old: string): string | undefined {
  const small = old.toLowerCase();
  if (Object.hasOwn(misspelt, small)) return misspelt[small];
  if (old.length > longest || !isOdd.test(small)) return undefined;
  const bare = small.replace(/(?<![!*'])[!*']+$/, '');
  const tail = old.slice(bare.length);
  const letters = bare.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);
  const spelling = [letters, letters.replace(/i/g, 'l')].find((one) => carriers.has(one));
  const stretched =
    spelling ?? (/(\p{L})\1\1/u.test(letters) ? bySkeleton.get(skeleton(letters)) : undefined);
  if (stretched !== undefined) return stretched + tail;
  if (!bare.includes('*')) return undefined;
  // "k**l" is "kill"; "f***ing" is a word that says nothing here.
  return ([...carriers].find((carrier) => isStarred(letters, carrier)) ?? bare.replace(/\*+/g, '')) + tail;
}

const isStarred = (letters: string, carrier: string): boolean =>
  letters.length === carrier.length && [...letters].every((one, at) => one === '*' || one === carrier[at]);
