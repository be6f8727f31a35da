import { isKeptBack } from '../kept-back.ts';
import type { EvidenceInput } from './facts-input.ts';
import { evidenceName } from './named-evidence.ts';

type Listed = Pick<EvidenceInput, 'id' | 'what' | 'keptBack'>;

/** The number that the letter gives it; undefined for what is kept back. */
export function typedEvidenceNumber(evidence: readonly Listed[], id: string): number | undefined {
  const at = evidence.filter((item) => !isKeptBack(item)).findIndex((item) => item.id === id);
  return at === -1 ? undefined : at + 1;
}

/** '2 Order form', and 'Order form (kept back)' where the letter gives it no number. */
export function numberedName(evidence: readonly Listed[], item: Listed): string {
  const no = typedEvidenceNumber(evidence, item.id);
  return no === undefined ? `${evidenceName(item)} (kept back)` : `${no} ${evidenceName(item)}`;
}

/** What a row cites, in the order of the list: '1, 3', '2 and 1 kept back', '1 kept back'; empty for nothing. */
export function citedWords(evidence: readonly Listed[], ids: readonly string[]): string {
  const cited = evidence.filter(({ id }) => ids.includes(id));
  const numbers = cited.flatMap(({ id }) => typedEvidenceNumber(evidence, id) ?? []);
  const keptBack = cited.length - numbers.length;
  return [numbers.join(', '), keptBack > 0 ? `${keptBack} kept back` : ''].filter(Boolean).join(' and ');
}
