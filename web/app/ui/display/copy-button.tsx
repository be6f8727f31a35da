import { type RefObject, useId, useRef } from 'react';
import { Icon } from '../../art/icon.tsx';
import { Button, type ButtonLook } from '../button.tsx';
import { cn } from '../cn.ts';
import { copyFailure, useCopy } from './use-copy.ts';

type CopyButtonProps = ButtonLook & {
  text: string | (() => string);
  /** Where the text is on the page, to be selected when copying fails. Without it a field with the text appears. */
  source?: RefObject<HTMLElement | null>;
  label?: string;
  /** What was copied, when the label alone does not say it: "Copy claim ID". */
  accessibleLabel?: string;
  copied?: string;
  copiedMore?: string;
  className?: string;
};

export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    source,
    label = 'Copy',
    accessibleLabel,
    copied = 'Copied',
    copiedMore,
    className,
    ...look
  } = props;
  const fallback = useRef<HTMLTextAreaElement>(null);
  const fallbackId = useId();
  const { result, copy } = useCopy(text, source ?? fallback);
  const failed = result === 'failed';

  return (
    <span className={cn('inline-flex flex-wrap items-center gap-x-3 gap-y-2', className)}>
      <Button variant="secondary" size="sm" {...look} aria-label={accessibleLabel} onClick={copy}>
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        {label}
      </Button>
      <output className="text-[0.875rem] leading-normal">
        {result === 'copied' ? (
          <span className="text-good">
            <strong>{copied}</strong>
            {copiedMore ? <span className="block text-ink-2">{copiedMore}</span> : null}
          </span>
        ) : null}
        {failed ? (
          <span className="text-danger">
            <strong>{copyFailure.title}</strong>
            <span className="block text-ink-2">{copyFailure.more}</span>
          </span>
        ) : null}
      </output>
      {failed && !source ? (
        <>
          <label htmlFor={fallbackId} className="sr-only">
            Text to copy
          </label>
          <textarea
            id={fallbackId}
            ref={fallback}
            readOnly
            value={typeof text === 'string' ? text : text()}
            rows={2}
            className="w-full rounded-lg border border-edge bg-sheet px-3 py-2 text-[0.875rem]"
          />
        </>
      ) : null}
    </span>
  );
}
