/** As typed, but for what a database cannot hold: the character zero and halves of characters. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');
