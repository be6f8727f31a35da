import { expect, it } from 'vitest';
import { replyLink } from './reply-link.ts';

const message = {
  first_name: 'Hannah',
  email: 'hannah+claims@post.example',
  claim_id: null,
  issue: 'Has my letter gone out?\nThank you & goodbye.',
};

it('opens a mail to the sender that quotes what they wrote', () => {
  const link = new URL(replyLink(message));
  expect(link.protocol).toBe('mailto:');
  expect(decodeURIComponent(link.pathname)).toBe('hannah+claims@post.example');
  expect(link.searchParams.get('subject')).toBe('Your message to Plainclaim');
  expect(link.searchParams.get('body')).toBe(
    'Dear Hannah,\r\n\r\n\r\n\r\n> Has my letter gone out?\r\n> Thank you & goodbye.',
  );
});

it('names the claim, and lets nobody add a recipient or a header', () => {
  const link = new URL(replyLink({ ...message, claim_id: '1?cc=x', email: 'a?cc=b@post.example' }));
  expect(link.searchParams.get('subject')).toBe('Your message to Plainclaim – Claim ID: 1?cc=x');
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
});
