import { describe, expect, it } from 'vitest';
import { isSignedBody, signBody } from './signed-body.ts';

const now = new Date('2026-11-15T10:00:00Z');
const body = Buffer.from('From: sam@example.com\r\n\r\nHello');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a signed body', () => {
  const header = signBody(body, 'secret', now);

  it('is taken for five minutes, by clocks that differ either way', () => {
    expect(isSignedBody(header, body, 'secret', now)).toBe(true);
    expect(isSignedBody(header, body, 'secret', later(299))).toBe(true);
    expect(isSignedBody(header, body, 'secret', later(-299))).toBe(true);
    expect(isSignedBody(header, body, 'secret', later(301))).toBe(false);
    expect(isSignedBody(header, body, 'secret', later(-301))).toBe(false);
  });

  it('is refused with another secret, body, time or shape', () => {
    expect(isSignedBody(header, body, 'other', now)).toBe(false);
    expect(isSignedBody(header, Buffer.from('changed'), 'secret', now)).toBe(false);
    expect(isSignedBody(header.replace(/t=\d+/, 't=1763200801'), body, 'secret', now)).toBe(false);
    for (const broken of [undefined, '', 't=1', `${header},v1=x`, header.toUpperCase()])
      expect(isSignedBody(broken, body, 'secret', now)).toBe(false);
  });
});
