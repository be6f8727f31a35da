/** Finds these words in any case, over one line or two. */
export const wordsPattern = (words: string): RegExp =>
  new RegExp(`\\b${words.replaceAll(' ', '\\s+')}\\b`, 'i');
