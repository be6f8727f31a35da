import type { PaperBlock, PaperFact } from '../../enclosures/paper.ts';

export const heading = (words: string): PaperBlock => ({ kind: 'heading', text: words });
export const text = (words: string): PaperBlock => ({ kind: 'text', text: words });
export const list = (...items: readonly string[]): PaperBlock => ({ kind: 'list', items });
export const facts = (...rows: readonly PaperFact[]): PaperBlock => ({ kind: 'facts', facts: rows });

/** The name of the letter on every paper that speaks of it. */
export const letterName = 'Letter Before Action';

export const pagesInWords = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);
