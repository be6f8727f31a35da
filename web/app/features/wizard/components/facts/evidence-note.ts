import type { EvidenceInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { isKeptBack } from '@plainclaim/domain/claims/facts/kept-back';

/** What the list holds, beside the closed question. */
export function evidenceNote(evidence: readonly EvidenceInput[]): string {
  if (evidence.length === 0) return 'The letter lists it with numbers, and you may keep some back';
  const sent = evidence.filter((item) => !isKeptBack(item));
  const keptBack = evidence.length - sent.length;
  const back = keptBack > 0 ? `${keptBack} kept back` : '';
  if (sent.length === 0) return `The letter lists none: ${back}`;
  const pieces = sent.length === 1 ? '1 piece' : `${sent.length} pieces`;
  const named = sent.filter(({ file }) => file === '').length;
  const listed = `The letter lists ${pieces} with ${sent.length === 1 ? 'its number' : 'their numbers'}`;
  return [listed, named > 0 ? `${named} to follow` : '', back].filter(Boolean).join(', ');
}
