import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';
import { useId } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { shownExcerpt } from '../problem-place.ts';
import { AnswersHave } from './answers-have.tsx';

type LetterWarningsProps = {
  /** The text that has them. */
  letter: string;
  warnings: readonly LetterProblem[];
  busy: boolean;
  /** Goes to the warning's place in the editor. */
  onChange: (warning: LetterProblem) => void;
  onKeep: (warning: LetterProblem) => void;
};

/** Warnings do not block sending: the claimant fixes or dismisses each. */
export function LetterWarnings({ letter, warnings, busy, onChange, onKeep }: LetterWarningsProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-xl border border-amber-line bg-amber-soft px-5 py-4"
    >
      <h2
        id={titleId}
        className="flex items-center gap-2.5 font-sans text-16 leading-[1.3] font-strong tracking-[0] text-amber"
      >
        <Icon name="alert" className="size-[22px] shrink-0" />
        Worth a second look
      </h2>
      <p className="mt-1 text-15 text-ink-2">You decide. The letter can go out either way.</p>
      <ol className="mt-2 grid">
        {warnings.map((warning) => (
          <li
            key={[warning.rule, warning.line, warning.excerpt, warning.message].join('|')}
            className="border-t border-amber-line py-2.5 first:border-t-0 last:pb-0"
          >
            <p className="leading-[1.45]">{warning.message}</p>
            {warning.excerpt ? (
              <p className="mt-0.5 font-serif text-15 leading-[1.4] text-ink-2 wrap-anywhere">
                “{shownExcerpt(letter, warning)}”
              </p>
            ) : null}
            <AnswersHave problem={warning} />
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Change it, line ${warning.line}`}
                onClick={() => onChange(warning)}
              >
                Change it
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Keep it, line ${warning.line}`}
                disabled={busy}
                onClick={() => onKeep(warning)}
              >
                Keep it
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
