import type { AuthSettings } from '../auth.settings.ts';

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The redirect target: the requested address if it is on our site or allowed, else the site. Any address can
 * be put into a link, and the redirect hands over a session.
 */
export function redirectTarget(
  { siteUrl, redirectAllowList }: Pick<AuthSettings, 'siteUrl' | 'redirectAllowList'>,
  asked: string | undefined,
): string {
  if (!asked || !URL.canParse(asked)) return siteUrl;
  const target = new URL(asked);
  // Returns the parsed URL, so that the browser gets exactly what was checked.
  return isAllowedTarget({ siteUrl, redirectAllowList }, target) ? target.href : siteUrl;
}

export function isAllowedTarget(
  { siteUrl, redirectAllowList }: Pick<AuthSettings, 'siteUrl' | 'redirectAllowList'>,
  target: URL,
): boolean {
  if (target.username !== '' || target.password !== '') return false;
  return isOurSite(new URL(siteUrl), target) || redirectAllowList.some((one) => fits(one, target));
}

function isOurSite(site: URL, target: URL): boolean {
  if (site.protocol !== target.protocol || site.hostname !== target.hostname) return false;
  return site.port === target.port || thisMachine.has(site.hostname);
}

function fits(pattern: string, target: URL): boolean {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^./?#]*' : escaped(part)))
    .join('');
  const bare = new URL(target);
  bare.hash = '';
  return new RegExp(`^${source}$`).test(bare.href);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
