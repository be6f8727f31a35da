import { amountOf } from '../../claims/facts/amount.ts';
import type { BreakdownRow, EvidenceItem, FactsContent, TimelineRow } from '../../claims/facts/case-facts.ts';
import { claimantName } from '../../claims/facts/claimant-business.ts';
import { incidentDateOf } from '../../claims/facts/incident-date.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import { storyOf } from '../facts-of-form.ts';
import type { LetterContext } from '../letter-facts.ts';

type Row = readonly [what: string, pounds: number, proof?: readonly string[], more?: Partial<BreakdownRow>];
type Told = readonly [when: string, what: string, proof?: readonly string[]];
type Paper = readonly [id: string, type: EvidenceItem['type'], what: string, isUploaded?: boolean];

export const rows = (kind: BreakdownRow['kind'], all: readonly Row[]): readonly BreakdownRow[] =>
  all.map(([what, pounds, proof = [], more = {}], at) => ({
    id: `row-${at}`,
    kind,
    what,
    how: '',
    amount: pence(Math.round(pounds * 100)),
    due: null,
    proof,
    ...more,
  }));

/** A day, or a month such as 2026-09; the main one has a star. */
export const dates = (all: readonly Told[]): readonly TimelineRow[] =>
  all.map(([when, what, proof = []]) => {
    const plain = when.replace('*', '');
    const exact = plain.length === 10;
    return { on: toIsoDate(exact ? plain : `${plain}-01`), exact, what, main: when.endsWith('*'), proof };
  });

export const papers = (all: readonly Paper[]): readonly EvidenceItem[] =>
  all.map(([id, type, what, isUploaded = true]) => ({
    id,
    type,
    what,
    file: isUploaded ? `file-${id}` : null,
  }));

/** The letter of these facts: its sum and its day are theirs. */
export function withStory(context: LetterContext, told: FactsContent): LetterContext {
  const { plaintiffName } = context.facts;
  const story = told.business ? { ...told, signedBy: told.signedBy ?? plaintiffName } : told;
  return {
    ...context,
    facts: {
      ...context.facts,
      plaintiffName: claimantName(plaintiffName, story),
      amount: amountOf(story),
      incidentDate: incidentDateOf(story),
      ...storyOf(story),
      story,
    },
  };
}
