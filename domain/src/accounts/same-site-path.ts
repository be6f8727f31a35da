const longest = 2000;

/**
 * A path on this site, or undefined. Everything a browser would take as another site (`//evil`, `/\evil`,
 * `https:evil`, a tab after the slash) is refused: return addresses come from links that anyone can make.
 */
export function sameSitePath(given: string | null | undefined): string | undefined {
  if (!given?.startsWith('/') || given.length > longest) return undefined;
  // Browsers drop tabs and line breaks inside an address and read a backslash as a slash.
  if (/[\\\p{Cc}]/u.test(given)) return undefined;
  // Two slashes name a host at the start, and may come to stand there once `..` is resolved.
  const path = given.split(/[?#]/, 1)[0] ?? '';
  return path.includes('//') ? undefined : given;
}
