import { leftOutOf } from '@plainclaim/domain/letters/account/left-out';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import { responseDeadline } from '@plainclaim/domain/letters/response-deadline';
import type { LetterResult } from './letter-events.ts';

type Letter = Pick<LetterResult, 'version' | 'source' | 'notice' | 'problems' | 'preview' | 'values'> & {
  readonly text: string;
};

export function letterResult({ facts, today }: LetterContext, letter: Letter): LetterResult {
  const { days, longDate } = responseDeadline(facts, today);
  return {
    success: true,
    version: letter.version,
    letter: letter.text,
    preview: letter.preview,
    values: letter.values,
    responseDeadline: longDate,
    deadlineDays: days,
    claimType: facts.issueType,
    jurisdiction: facts.jurisdiction,
    source: letter.source,
    notice: letter.notice,
    problems: letter.problems,
    leftOut: leftOutOf(letter.text, facts.issueDescription),
  };
}
