import { trimEnd } from '../shared/trim.ts';
import { sameSitePath } from './same-site-path.ts';

/** The page where a link from a mail is used, by one press. */
export const linkPage = '/open-link';

/** What a client calls the codes that a link can carry. */
export const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

export type MailedLink = {
  readonly tokenHash: string;
  readonly type: LinkType;
  /** Where the page leads after the press: a path of this site. */
  readonly next: string;
};

/** Pages that our own forms name as the end of a link: there, a link asks for its press first. */
const landings: readonly string[] = ['/signin', '/reset-password', '/profile'];

export const isLinkLanding = (pathname: string): boolean => landings.includes(trimEnd(pathname, '/'));

/** From the fields of the page's fragment; undefined for fields that no mail of ours carries. */
export function mailedLinkFrom(fields: Readonly<Record<string, string>>): MailedLink | undefined {
  const { token_hash: tokenHash = '', next } = fields;
  const type = linkTypes.find((one) => one === fields.type);
  if (!/^[\w-]{20,200}$/.test(tokenHash) || !type) return undefined;
  return { tokenHash, type, next: nextPage(type, next) };
}

function nextPage(type: LinkType, given: string | undefined): string {
  if (type === 'recovery') return '/reset-password';
  const next = sameSitePath(given) ?? '/';
  // The sign-in page knows where each role goes.
  return next === '/' ? '/signin' : next;
}
