import { alternateQuotes } from '../account/inner-quotes.ts';

/** What the claimant typed, within words of the letter's own. */
type Typed = { readonly typed: string };

/** A text of which every part is known to be the letter's or the claimant's: the check reads the two by different rules. */
export type Words = readonly (string | Typed)[];

export const typed = (text: string): Typed => ({ typed: text });

/** A template whose strings, the filled-in ones too, are the letter's. */
export function words(ours: TemplateStringsArray, ...values: readonly (string | Typed | Words)[]): Words {
  return joined(ours.flatMap((text, at) => [[text], asWords(values[at] ?? '')]));
}

export function joined(all: readonly Words[], between = ''): Words {
  const parts = all.flatMap((one, at) => (at === 0 ? one : [between, ...one]));
  return parts.reduce<(string | Typed)[]>((merged, part) => {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else if (part !== '') merged.push(part);
    return merged;
  }, []);
}

/** In quotation marks, and the quotations within it in single ones. */
export const quoted = (text: string): Words => words`“${typed(alternateQuotes(text))}”`;

/** A sentence of its own. */
export const sentence = (text: string): Words =>
  /[.!?…]['’"”)]*$/.test(text) ? [typed(text)] : [typed(text), '.'];

export const textOf = (all: Words): string => all.map(partText).join('');

export const partText = (part: string | Typed): string => (typeof part === 'string' ? part : part.typed);

const asWords = (value: string | Typed | Words): Words =>
  typeof value === 'string' || 'typed' in value ? [value] : value;

/** " [1, 2]" after what evidence shows. */
export const cited = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '' : ` [${numbers.join(', ')}]`;
