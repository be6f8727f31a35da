import { publicPages } from './public-pages.ts';
import { readViewerHint } from './viewer-hint.ts';

const emptyPage = '/dev/empty';
const quiet: ReadonlySet<string> = new Set([...publicPages, emptyPage]);

/**
 * Whether a page may wait for a sign of life before its scripts start: one for everyone, readable without them, for
 * someone who is not signed in. Everything else is an app, and starts at once.
 */
export function maySleep(request: Request): boolean {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/(.)\/$/, '$1');
  if (!quiet.has(path) && !path.startsWith('/blog/')) return false;
  return readViewerHint(request.headers.get('cookie')) === null;
}
