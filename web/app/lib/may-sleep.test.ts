import { describe, expect, it } from 'vitest';
import { maySleep } from './may-sleep.ts';
import { writeViewerHint } from './viewer-hint.ts';

const asked = (path: string, cookie = '') =>
  maySleep(new Request(`https://plainclaim.example${path}`, { headers: { cookie } }));
const signedIn =
  writeViewerHint({ role: 'plaintiff', email: 'hannah@example.com' }, true).split(';')[0] ?? '';

describe('maySleep', () => {
  it.each([
    '/',
    '/faq',
    '/faq/',
    '/blog',
    '/blog/a-post',
    '/blog/tag/rent',
    '/signin',
    '/signup/plaintiff',
    '/contact?claim=1',
  ])('%s waits for a sign of life', (path) => expect(asked(path)).toBe(true));

  it.each(['/pay/abc', '/reset-password', '/profile', '/admin/blog', '/claim/1', '/dev/ui', '/nothing-here'])(
    '%s starts at once',
    (path) => expect(asked(path)).toBe(false),
  );

  it('starts at once for someone who is signed in', () => {
    expect(asked('/', signedIn)).toBe(false);
    expect(asked('/', 'pc_viewer=nonsense')).toBe(true);
  });
});
