import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../../art/icon.tsx';
import { goToField } from './go-to-field.ts';

export type SummaryError = {
  readonly message: string;
  /** The id of the field or group; without it the message stands as plain text. */
  readonly fieldId?: string;
};

export type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  title?: string;
  intro?: string;
};

/**
 * What is wrong, at the top of a form. It takes the focus when it appears; give it a new `key` on every failed
 * attempt so that it does so again.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  if (props.errors.length === 0) return null;
  return <SummaryBox {...props} />;
}

function SummaryBox({ errors, title = 'There is a problem', intro = countWords(errors) }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-6 rounded-lg border-2 border-danger bg-sheet px-5 py-5 focus:outline-3 focus:outline-offset-2 focus:outline-focus sm:px-6"
    >
      <h2
        id={titleId}
        className="flex items-center gap-2.5 font-sans text-18/[1.3] font-strong tracking-normal text-danger"
      >
        <Icon name="circle-alert" className="size-[1.25em] shrink-0" />
        {title}
      </h2>
      {intro && <p className="mt-1.5 text-ink-2">{intro}</p>}
      <ul className="mt-3">
        {errors.map((error) => (
          <li key={`${error.fieldId}:${error.message}`} className="font-semibold text-danger">
            <SummaryLine {...error} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SummaryLine({ message, fieldId }: SummaryError) {
  if (!fieldId) return <span className="block py-1">{message}</span>;
  const follow = (event: MouseEvent) => {
    if (goToField(fieldId)) event.preventDefault();
  };
  return (
    <a href={`#${fieldId}`} onClick={follow} className="inline-block py-1 text-danger hover:text-danger">
      {message}
    </a>
  );
}

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function countWords(errors: readonly SummaryError[]): string {
  const fields = errors.filter((error) => error.fieldId).length;
  if (fields === 0) return 'Everything you typed is still here.';
  const answers = fields === 1 ? 'answer needs' : 'answers need';
  return `Everything you typed is still here. ${numberWords[fields] ?? fields} ${answers} another look.`;
}
