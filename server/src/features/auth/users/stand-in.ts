import { randomInt, randomUUID } from 'node:crypto';
import type { NewUser } from './create-user.ts';

/** The same account with a free address or number: inserted and rolled back where the real one is taken. */
export function standInFor(given: NewUser): NewUser {
  if (given.email !== undefined) {
    return { ...given, email: `${randomUUID()}@${given.email.slice(given.email.lastIndexOf('@') + 1)}` };
  }
  return { ...given, phone: `999${String(randomInt(10 ** 12)).padStart(12, '0')}` };
}
