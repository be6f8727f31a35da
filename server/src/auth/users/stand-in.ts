import { randomInt, randomUUID } from 'node:crypto';
import type { NewUser } from './create-user.ts';

/** The same account at an address or number that is free: written and rolled back where this one is taken. */
export function standInFor(given: NewUser): NewUser {
  if (given.email !== undefined) {
    return { ...given, email: `${randomUUID()}@${given.email.slice(given.email.lastIndexOf('@') + 1)}` };
  }
  return { ...given, phone: `999${String(randomInt(10 ** 12)).padStart(12, '0')}` };
}
