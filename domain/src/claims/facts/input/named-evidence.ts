import { maxEvidenceFiles } from '../../evidence.ts';
import { isCited } from '../cited-order.ts';
import { factsLimits } from '../facts-limits.ts';
import type { EvidenceInput, FactsInput } from './facts-input.ts';

/** So many may be named without a file: the list always has room for all files of a claim. */
export const maxNamedEvidence = factsLimits.evidence - maxEvidenceFiles;

export const namedEvidence = ({ evidence }: Pick<FactsInput, 'evidence'>): readonly EvidenceInput[] =>
  evidence.filter(({ file }) => file === '');

/** Said beside the list; undefined while there is ample room. */
export function namedEvidenceRoomWords(named: number): string | undefined {
  const left = Math.max(maxNamedEvidence - named, 0);
  if (left > 3) return undefined;
  if (left === 0) return `${maxNamedEvidence} are named without a file. Add the file of one to name another.`;
  return `Room for ${left === 1 ? 'one more' : `${left} more`} without a file.`;
}

/** Another piece of evidence whose file is to follow. */
export function withEvidenceNamed(facts: FactsInput): FactsInput {
  const taken = new Set(facts.evidence.map(({ id }) => id));
  const numbers = Array.from({ length: taken.size + 1 }, (_, at) => `named-${at + 1}`);
  const id = numbers.find((one) => !taken.has(one)) ?? '';
  return { ...facts, evidence: [...facts.evidence, { id, type: 'other', what: '', file: '' }] };
}

/** The pieces that nothing points to: the claimant puts these in order, the letter the others. */
export const looseEvidence = (facts: FactsInput): readonly EvidenceInput[] =>
  facts.evidence.filter(({ id }) => !isCited(facts, id));

/** The list with a piece that nothing points to moved before (-1) or after (1) the next such piece. */
export function withEvidenceMoved(facts: FactsInput, id: string, by: -1 | 1): FactsInput {
  const loose = looseEvidence(facts);
  const place = loose.findIndex((item) => item.id === id);
  const item = loose[place];
  const neighbour = loose[place + by];
  if (!item || !neighbour) return facts;
  const swapped = new Map([
    [item, neighbour],
    [neighbour, item],
  ]);
  return { ...facts, evidence: facts.evidence.map((one) => swapped.get(one) ?? one) };
}

/** What a piece of evidence is called while its name is being typed. */
export const evidenceName = ({ what }: Pick<EvidenceInput, 'what'>): string => what.trim() || 'No name yet';
