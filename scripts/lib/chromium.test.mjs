import { describe, expect, it } from 'vitest';
import { chromiumCandidates } from './chromium.mjs';

describe('chromiumCandidates', () => {
  it('takes the choice of the person and nothing else', () => {
    expect(chromiumCandidates({ chosen: '/my chrome', path: '/usr/bin', platform: 'linux' })).toEqual([
      '/my chrome',
    ]);
  });

  it('prefers Chromium anywhere on PATH to another browser earlier on it', () => {
    const found = chromiumCandidates({ path: '/a:/b', platform: 'linux' });
    expect(found.slice(0, 3)).toEqual([
      '/a/chromium-headless-shell',
      '/b/chromium-headless-shell',
      '/a/chromium',
    ]);
    expect(found).not.toContain('chromium');
  });
});
