import { describe, expect, it } from 'vitest';
import { localPath } from './local-path.ts';

describe('localPath', () => {
  it('keeps a path on this site with its query', () => {
    expect(localPath('/claim/7?tab=letter', '/')).toBe('/claim/7?tab=letter');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    undefined,
  ])('refuses %s', (path) => {
    expect(localPath(path, '/home')).toBe('/home');
  });
});
