import type { LetterProblem } from '@plainclaim/domain/letters/letter-problem';
import { type RefObject, useEffect, useState } from 'react';
import { cn } from '../../../ui/cn.ts';
import { letterLines } from '../letter-lines.ts';
import { placeOf } from '../problem-place.ts';
import { rectOf } from '../typing-place.ts';

type LetterEditorProps = {
  text: string;
  onText: (text: string) => void;
  /** Numbers of the lines with problems. */
  wrongLines: ReadonlySet<number>;
  box: RefObject<HTMLTextAreaElement | null>;
  /** The problem to go to when the editor opens. */
  startAt: LetterProblem | undefined;
  hintId: string;
};

// Both layers must wrap lines at the same places.
const layer = 'col-start-1 row-start-1 min-w-0 rounded-xs px-3 py-2 whitespace-pre-wrap wrap-anywhere';

/** The text box of the letter. A hidden layer behind it with the same text highlights lines with problems. */
export function LetterEditor({ text, onText, wrongLines, box, startAt, hintId }: LetterEditorProps) {
  const [start] = useState(startAt);
  useEffect(() => {
    if (start !== undefined) {
      goToProblem(box.current, start);
      return;
    }
    box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(0, 0);
  }, [box, start]);
  return (
    <div className="-mx-3 grid">
      <div aria-hidden="true" className={cn(layer, 'text-transparent select-none')}>
        {letterLines(text).map(({ number, text: words }) => (
          <div
            key={number}
            data-line={number}
            className={cn(
              wrongLines.has(number) &&
                'relative rounded-xs bg-[#b3261e]/12 before:absolute before:top-[0.35em] before:right-full before:mr-[18px] before:font-sans before:whitespace-nowrap max-sm:before:hidden before:text-[0.75rem] before:leading-normal before:font-bold before:text-[#b3261e] before:content-[attr(data-line)]',
            )}
          >
            {words || '\u200b'}
          </div>
        ))}
      </div>
      <textarea
        ref={box}
        aria-label="Letter text"
        aria-describedby={hintId}
        aria-invalid={wrongLines.size > 0 || undefined}
        spellCheck
        value={text}
        onChange={(event) => onText(event.target.value)}
        className={cn(
          layer,
          'h-full w-full resize-none overflow-hidden border-0 bg-transparent font-[inherit] text-letter-ink',
          'outline-2 outline-offset-0 outline-[#0e5a4a] focus-visible:outline-3 focus-visible:outline-letter-ink',
        )}
      />
    </div>
  );
}

/** Selects the words of a problem, or only puts the cursor there, and scrolls to it. */
export function goToProblem(box: HTMLTextAreaElement | null, problem: LetterProblem): void {
  const place = box && placeOf(box.value, problem);
  if (!box || !place) return;
  box.focus({ preventScroll: true });
  box.setSelectionRange(place.start, place.end);
  // A line may be taller than a phone screen: centres the place itself in what the keyboard leaves visible.
  const at = rectOf(box, place.start);
  const seen = window.visualViewport;
  const middle = (seen?.offsetTop ?? 0) + (seen?.height ?? window.innerHeight) / 2;
  if (at) window.scrollBy({ top: at.top - middle });
}
