import { payPage } from '../links/link-token.ts';

export type BackUrls = { readonly successUrl: string; readonly cancelUrl: string };

/** The URLs that the provider returns people to: the link's page with the outcome as a query. */
export const backUrls = (siteUrl: string, token: string): BackUrls => ({
  successUrl: `${payPage(siteUrl, token)}?success=true`,
  cancelUrl: `${payPage(siteUrl, token)}?cancelled=true`,
});

/** Accepts the page without its query too: we add the query ourselves. */
export function isSameUrl(ours: string, given: string): boolean {
  if (!URL.canParse(given)) return false;
  const [expected, asked] = [new URL(ours), new URL(given)];
  const isSamePage = asked.origin === expected.origin && asked.pathname === expected.pathname;
  const carriesNothing = asked.username === '' && asked.password === '' && asked.hash === '';
  return isSamePage && carriesNothing && (asked.search === '' || asked.search === expected.search);
}

/** The specification's request has no token field: its URLs contain the token. */
export function tokenInUrl(url: string): string | undefined {
  return URL.canParse(url) ? /^\/pay\/([^/]+)$/.exec(new URL(url).pathname)?.[1] : undefined;
}
