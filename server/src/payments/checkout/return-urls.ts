import { payPage } from '../links/link-token.ts';

export type BackUrls = { readonly successUrl: string; readonly cancelUrl: string };

/** Where the provider sends people back to: the page of the link, told what happened. */
export const backUrls = (siteUrl: string, token: string): BackUrls => ({
  successUrl: `${payPage(siteUrl, token)}?success=true`,
  cancelUrl: `${payPage(siteUrl, token)}?cancelled=true`,
});

/** The page itself will do: what is added to it is ours to say. */
export function isSameUrl(ours: string, given: string): boolean {
  if (!URL.canParse(given)) return false;
  const [expected, asked] = [new URL(ours), new URL(given)];
  const isSamePage = asked.origin === expected.origin && asked.pathname === expected.pathname;
  const carriesNothing = asked.username === '' && asked.password === '' && asked.hash === '';
  return isSamePage && carriesNothing && (asked.search === '' || asked.search === expected.search);
}

/** The specification's request has no token of its own: its addresses do. */
export function tokenInUrl(url: string): string | undefined {
  return URL.canParse(url) ? /^\/pay\/([^/]+)$/.exec(new URL(url).pathname)?.[1] : undefined;
}
