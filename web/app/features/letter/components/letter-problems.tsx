import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';
import { useId } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { problemsInWords } from '../letter-lines.ts';
import { shownExcerpt } from '../problem-place.ts';
import { AnswersHave } from './answers-have.tsx';

type LetterProblemsProps = {
  /** The text that has them. */
  letter: string;
  problems: readonly LetterProblem[];
  /** Goes to the problem's place in the editor. */
  onGoTo: (problem: LetterProblem) => void;
  busy: boolean;
  /** Puts sums, dates and numbers back as the answers have them. */
  onPutFactsBack: () => void;
};

/** The problems that block sending, by line, and how to fix them. */
export function LetterProblems(props: LetterProblemsProps) {
  const { letter, problems, onGoTo, busy, onPutFactsBack } = props;
  const titleId = useId();
  const isFine = problems.length === 0;
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        'rounded-xl border px-5 py-4',
        isFine ? 'border-good-line bg-good-soft' : 'border-danger-line bg-danger-soft',
      )}
    >
      <h2
        id={titleId}
        className={cn(
          'flex items-center gap-2.5 font-sans text-16 leading-[1.3] font-strong tracking-[0]',
          isFine ? 'text-good' : 'text-danger',
        )}
      >
        <Icon name={isFine ? 'circle-check' : 'circle-alert'} className="size-[22px] shrink-0" />
        {problemsInWords(problems.length)}
      </h2>
      {isFine ? (
        <p className="mt-1 text-15 text-ink-2">The letter fits your claim. You can save it.</p>
      ) : (
        <ol className="mt-2 grid">
          {problems.map((problem) => (
            <Problem key={problemKey(problem)} letter={letter} problem={problem} onGoTo={onGoTo} />
          ))}
        </ol>
      )}
      {problems.some(({ rule }) => rule === 'facts') ? (
        <Button variant="secondary" size="sm" className="mt-3" disabled={busy} onClick={onPutFactsBack}>
          Put back what follows your answers
        </Button>
      ) : null}
    </section>
  );
}

const problemKey = ({ rule, line, excerpt, message }: LetterProblem) =>
  [rule, line, excerpt, message].join('|');

type ProblemProps = Pick<LetterProblemsProps, 'letter' | 'onGoTo'> & { problem: LetterProblem };

function Problem({ letter, problem, onGoTo }: ProblemProps) {
  const { line, message } = problem;
  const excerpt = shownExcerpt(letter, problem);
  return (
    <li className="border-t border-danger-line py-2.5 first:border-t-0 last:pb-0">
      {line === null ? (
        <p className="text-14 font-semibold text-ink-2">Missing</p>
      ) : (
        <button
          type="button"
          onClick={() => onGoTo(problem)}
          className="min-h-6 text-14 font-semibold text-brand underline decoration-1 underline-offset-[0.18em] hover:text-brand-hover"
        >
          Line {line}
        </button>
      )}
      <p className="leading-[1.45]">{message}</p>
      {excerpt ? (
        <p className="mt-0.5 font-serif text-15 leading-[1.4] text-ink-2 wrap-anywhere">“{excerpt}”</p>
      ) : null}
      <AnswersHave problem={problem} />
    </li>
  );
}
