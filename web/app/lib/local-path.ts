/** The path if it stays on this site, else the fallback: `//host` and `/\host` would leave it. */
export function localPath(path: string | null | undefined, fallback: string): string {
  return path && /^\/(?![/\\])/.test(path) ? path : fallback;
}
