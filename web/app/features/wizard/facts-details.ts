import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import {
  numberedName,
  typedEvidenceNumber,
} from '@plainclaim/domain/claims/facts/input/typed-evidence-numbers';
import { typedWhen } from '@plainclaim/domain/claims/facts/input/typed-when';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { isIsoDate } from '@plainclaim/domain/shared/iso-date';
import { evidenceTypeWords } from './components/facts/evidence-type-words.ts';
import { rowKindOptions } from './components/facts/row-kind-options.ts';
import { inOrder } from './components/facts/timeline-rows.ts';

/**
 * What a short review of the facts leaves out. Rows are told by their numbers, so that another name of a row is no
 * difference here.
 */
export function detailParts(facts: FactsInput) {
  const { rows, evidence, basis } = facts;
  const { timeline } = inOrder(facts);
  return [
    {
      term: 'Kind of each sum',
      lines: rows.map(({ kind }, at) => `Sum ${at + 1}: ${kindWords(kind)}`),
      typed: rows.map(({ kind }) => kind),
    },
    {
      term: 'Last day to pay',
      lines: rows.flatMap(({ due }, at) => (due === '' ? [] : [`Sum ${at + 1}: ${typedDay(due)}`])),
      typed: rows.map(({ due }) => due),
    },
    {
      term: 'Copy of the agreement',
      lines: basis.copy === '' ? [] : [`Evidence ${evidenceNumbers([basis.copy], evidence)}`],
      typed: undefined,
    },
    {
      term: 'Evidence of each sum',
      lines: rows.flatMap(({ proof }, at) => proofLines(`Sum ${at + 1}`, proof, evidence)),
      typed: undefined,
    },
    {
      term: 'Evidence of each date',
      lines: timeline.flatMap(({ on, proof }, at) =>
        proofLines(typedWhen(on) ?? `Date ${at + 1}`, proof, evidence),
      ),
      typed: undefined,
    },
    {
      term: 'Kind of evidence',
      lines: evidence.flatMap(({ type }, at) => numbered(at, evidenceTypeWords(type))),
      typed: evidence.map(({ type }) => type),
    },
    {
      term: 'Evidence without a file',
      lines: evidence.flatMap(({ file }, at) => numbered(at, file === '' ? 'To follow' : undefined)),
      typed: undefined,
    },
  ];
}

/** Under the numbers that the letter gives them, and by name what it does not list. */
const evidenceNumbers = (ids: readonly string[], evidence: FactsInput['evidence']): string =>
  ids
    .map((id) => {
      const item = evidence.find((one) => one.id === id);
      if (!item) return 'removed';
      return typedEvidenceNumber(evidence, id) ?? numberedName(evidence, item);
    })
    .join(', ');

/** 1 May 2026, or the letters of a day that is none yet. */
const typedDay = (on: string): string => (isIsoDate(on) ? formatLongDate(on) : `“${on}”`);

const proofLines = (name: string, proof: readonly string[], evidence: FactsInput['evidence']) =>
  proof.length === 0 ? [] : [`${name}: evidence ${evidenceNumbers(proof, evidence)}`];

const numbered = (at: number, words: string | undefined) =>
  words === undefined ? [] : [`${at + 1} ${words}`];

const kindWords = (kind: string): string =>
  rowKindOptions.find(({ value }) => value === kind)?.label ?? 'Not chosen';
