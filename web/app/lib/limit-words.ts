import { littleLeftWords } from '@plainclaim/domain/accounts/person-allowances';
import type { DraftRoom } from './claims-api.ts';

type Limit = 'letters' | 'submissions';

/** Limits that are near or reached, each in a sentence: said where the next press meets them. */
export function limitWords(room: DraftRoom | undefined, limits: readonly Limit[]): readonly string[] {
  if (!room) return [];
  return limits.flatMap((limit) => wordsOf(limit, room) ?? []);
}

function wordsOf(limit: Limit, room: DraftRoom): string | undefined {
  const { left, wait_seconds: waitSeconds } = room[limit];
  return littleLeftWords(limit, { left, waitSeconds });
}
