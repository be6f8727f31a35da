import type { AuthSettings } from '../auth.settings.ts';

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where a redirect may lead: the address asked for if it is on our site or on the list, else the site itself.
 * Anyone can write a link with any address in it; what follows the address is a session.
 */
export function redirectTarget(
  { siteUrl, redirectAllowList }: Pick<AuthSettings, 'siteUrl' | 'redirectAllowList'>,
  asked: string | undefined,
): string {
  if (!asked || !URL.canParse(asked)) return siteUrl;
  const target = new URL(asked);
  if (target.username !== '' || target.password !== '') return siteUrl;
  const isAllowed = isOurSite(new URL(siteUrl), target) || redirectAllowList.some((one) => fits(one, target));
  // The parsed form, not the text: what was checked is what the browser gets.
  return isAllowed ? target.href : siteUrl;
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
