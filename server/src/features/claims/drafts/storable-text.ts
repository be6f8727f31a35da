/** Removes what PostgreSQL cannot store: NUL characters and lone surrogates. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');
