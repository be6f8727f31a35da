import type { DateInput, FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { citedWords } from '@plainclaim/domain/claims/facts/input/typed-evidence-numbers';
import { typedWhen, typedWhenProblem } from '@plainclaim/domain/claims/facts/input/typed-when';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { IconButton } from '../../../../ui/button.tsx';
import { useFieldId } from '../../../../ui/forms/form-context.ts';

type DateLineProps = {
  evidence: FactsInput['evidence'];
  date: DateInput;
  at: number;
  today: IsoDate;
  onOpen: () => void;
  onRemove: () => void;
};

/** One date to be read. */
export function DateLine({ evidence, date, at, today, onOpen, onRemove }: DateLineProps) {
  const id = useFieldId(`timeline.${at}`);
  const when = typedWhen(date.on) ?? 'No date yet';
  const problem = typedWhenProblem(date.on, today);
  const problemId = problem && `${id}-problem`;
  const cited = citedWords(evidence, date.proof);
  return (
    <div id={id} className="flex items-start gap-2 border-line py-1.5 pr-2 pl-4 not-first:border-t sm:pl-5">
      <div className="grid min-w-0 flex-1 gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <span className="font-semibold">{when}</span>
        <span className="min-w-0 wrap-anywhere">
          {problem && (
            <span id={problemId} className="block font-semibold text-amber">
              {problem}
            </span>
          )}
          <span className="line-clamp-3">
            {date.what.trim() || (
              <span className="font-semibold text-amber">What happened is not told yet</span>
            )}
          </span>
          {cited && <span className="block text-14 text-ink-2">Evidence {cited}</span>}
          {date.main && <span className="block text-14 text-ink-2">The day it went wrong</span>}
        </span>
      </div>
      <div className="flex shrink-0">
        <IconButton
          id={`${id}-open`}
          icon="pencil"
          label={`Change ${when}`}
          aria-describedby={problemId}
          onClick={onOpen}
        />
        <IconButton icon="trash" label={`Remove ${when}`} onClick={onRemove} />
      </div>
    </div>
  );
}
