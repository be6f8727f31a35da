import { trim } from '../shared/trim.ts';
import { blogLengths } from './limits.ts';

export const slugMessages = {
  required: 'Slug is required',
  taken: 'This slug already exists',
  shape: 'Use lower-case letters, digits and single hyphens',
} as const;

/** A name as it stands in an address: lower case, letters, digits, hyphens. */
export function slugFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Words with an apostrophe stay one word: don't, solicitor's.
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('£', ' ')
    .replace(/[^a-z0-9]+/g, '-');
  return withoutEdges(withoutEdges(plain).slice(0, blogLengths.slug));
}

export const isSlug = (text: string): boolean =>
  text.length <= blogLengths.slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

const withoutEdges = (text: string): string => trim(text, '-');
