const kept = new Map<string, RegExp>();

/** Finds these words in any case, over one line or two. Kept: there are as many as there are courts and protocols. */
export function wordsPattern(words: string): RegExp {
  const known = kept.get(words);
  if (known) return known;
  const pattern = new RegExp(`\\b${words.replaceAll(' ', '\\s+')}\\b`, 'i');
  kept.set(words, pattern);
  return pattern;
}
