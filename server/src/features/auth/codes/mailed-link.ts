import { isLinkLanding, type LinkType, linkPage, linkTypes } from '@plainclaim/domain/accounts/mailed-link';
import type { AuthSettings } from '../auth.settings.ts';
import type { FreshCode } from './issue-code.ts';

type LinkSettings = Pick<AuthSettings, 'siteUrl' | 'hasLinkPage'>;

/** Links that end on our site open on our page; links to other sites use the contract's address. */
export const opensOnOurPage = ({ siteUrl, hasLinkPage }: LinkSettings, redirectTo: string): boolean =>
  hasLinkPage && new URL(redirectTo).origin === new URL(siteUrl).origin;

/** The link to put into the mail. */
export function mailedLink(settings: LinkSettings, { link, linkToken, type }: FreshCode, redirectTo: string) {
  const linkType = linkTypes.find((one) => one === type);
  if (!linkType || !opensOnOurPage(settings, redirectTo)) return link;
  return addressOnOurPage(settings, linkToken, linkType, redirectTo);
}

/**
 * Where the contract's address of a link that ends on one of our pages redirects to: those pages take no
 * session from a URL. Undefined for every other link.
 */
export function forwardedLink(
  settings: LinkSettings,
  given: { readonly linkToken: string; readonly type: string },
  target: string,
): string | undefined {
  const linkType: LinkType | undefined = linkTypes.find((one) => one === given.type);
  if (!linkType || !opensOnOurPage(settings, target) || !isLinkLanding(new URL(target).pathname))
    return undefined;
  return addressOnOurPage(settings, given.linkToken, linkType, target);
}

function addressOnOurPage({ siteUrl }: LinkSettings, tokenHash: string, type: LinkType, target: string) {
  const { pathname, search } = new URL(target);
  const url = new URL(linkPage, siteUrl);
  // In the fragment, which browsers do not send: no log holds the token, and no mail filter uses it up.
  url.hash = String(new URLSearchParams({ token_hash: tokenHash, type, next: pathname + search }));
  return url.href;
}
