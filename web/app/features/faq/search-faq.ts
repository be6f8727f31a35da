import { type FaqCategory, type FaqEntry, faqCategories } from './faq-entry.ts';

/** What the address asks for: `/faq?category=costs&q=court fee`. */
export type FaqSearch = { readonly category: FaqCategory | null; readonly words: string };

const longestSearch = 100;

export function readFaqSearch(params: URLSearchParams): FaqSearch {
  return {
    category: faqCategories.find((one) => one === params.get('category')) ?? null,
    words: (params.get('q') ?? '').slice(0, longestSearch),
  };
}

/** Entries of the category that hold every word, those with it in the question first. */
export function searchFaq(entries: readonly FaqEntry[], { category, words }: FaqSearch): readonly FaqEntry[] {
  const wanted = wordsOf(words);
  const inCategory = entries.filter((entry) => !category || entry.category === category);
  const found = inCategory.filter((entry) => {
    const text = plain(`${entry.question} ${entry.answer.join(' ')}`);
    return wanted.every((word) => text.includes(word));
  });
  if (wanted.length === 0) return found;
  const inQuestion = ({ question }: FaqEntry) => wanted.some((word) => plain(question).includes(word));
  return [...found.filter(inQuestion), ...found.filter((entry) => !inQuestion(entry))];
}

/** 'fees' also finds 'fee': most people type the plural. */
function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^a-z0-9£%]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
