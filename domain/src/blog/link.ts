const longest = 2000;

/**
 * Where a link in a post may lead: the web, a mailbox, or a page or heading of this site. Everything else a
 * browser could act on (`javascript:`, `data:`, an address that only looks like a path) is no link.
 */
export function isSafeLink(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > longest || !href.isWellFormed()) return false;
  // Browsers drop tabs and line breaks inside an address, trim it, and read a backslash as a slash.
  if (/[\s\\\p{Cc}\p{Bidi_Control}]/u.test(href)) return false;
  if (href.startsWith('#')) return true;
  if (href.startsWith('/')) return !(href.split(/[?#]/, 1)[0] ?? '').includes('//');
  if (/^mailto:[^@/?#]+@[^@/?#]+(?:\?|$)/i.test(href)) return true;
  return /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]|$)/iu.test(href);
}
