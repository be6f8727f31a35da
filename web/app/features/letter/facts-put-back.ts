import type { Law } from '@plainclaim/domain/law/law';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Draft } from '../../lib/claims-api.ts';
import { letterFactsOf } from './told-facts-of.ts';

/** The letter with its sums, dates and numbers as the answers have them. The rules load on demand. */
export async function factsPutBack(
  letter: string,
  draft: Pick<Draft, 'form' | 'facts'>,
  law: Law,
): Promise<string> {
  const now = new Date();
  const facts = letterFactsOf(draft, now);
  if (!facts) return letter;
  const { putFacts } = await import('@plainclaim/domain/letters/repair/put-facts');
  return putFacts(letter, { facts, today: londonDateOf(now), law });
}
