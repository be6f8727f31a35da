import type { EvidenceInput } from '@plainclaim/domain/claims/facts/input/facts-input';

/** What the list holds, beside the closed question. */
export function evidenceNote(evidence: readonly EvidenceInput[]): string {
  if (evidence.length === 0) return 'The letter lists it with numbers. Name what is to follow, too';
  const pieces = evidence.length === 1 ? '1 piece' : `${evidence.length} pieces`;
  const named = evidence.filter(({ file }) => file === '').length;
  return `The letter lists ${pieces} with ${evidence.length === 1 ? 'its number' : 'their numbers'}${named > 0 ? `, ${named} to follow` : ''}`;
}
