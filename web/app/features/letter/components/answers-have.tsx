import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';

/** The row of the answers, below the words of the letter that differ from it. */
export function AnswersHave({ problem: { answers } }: { problem: Pick<LetterProblem, 'answers'> }) {
  if (!answers) return null;
  return (
    <p className="mt-1.5 text-15 leading-[1.4] wrap-anywhere">
      <span className="block text-14 font-semibold text-ink-2">Your answers</span>
      <span className="font-serif">“{answers.replace(/^“|”$/g, '')}”</span>
    </p>
  );
}
