import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetAskedMail, saveAskedMail, savedAskedMail } from './asked-mail.ts';

const asked = { email: 'hannah@post.example', sentAt: 1_000_000, why: 'sent' } as const;
const minute = 60_000;

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is there after a reload of its page, and of no other', () => {
  saveAskedMail('signin', asked);
  expect(savedAskedMail('signin', asked.sentAt + minute)).toEqual(asked);
  expect(savedAskedMail('reset-password', asked.sentAt + minute)).toBeNull();
});

it('is gone with the hour of its code, and once it is forgotten', () => {
  saveAskedMail('signin', asked);
  expect(savedAskedMail('signin', asked.sentAt + 59 * minute)).not.toBeNull();
  expect(savedAskedMail('signin', asked.sentAt + 60 * minute)).toBeNull();
  forgetAskedMail('signin');
  expect(savedAskedMail('signin', asked.sentAt)).toBeNull();
});

it('is nothing where something else was saved', () => {
  saveAskedMail('signin', { ...asked, why: 'guessed' as 'sent' });
  expect(savedAskedMail('signin', asked.sentAt)).toBeNull();
});
