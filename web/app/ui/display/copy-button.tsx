import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { Button, type ButtonLook } from '../button.tsx';
import { cn } from '../cn.ts';
import { copyText, selectContents } from './copy-text.ts';

const MESSAGE_FOR_MS = 3000;

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
  // A new object at every press, so that pressing again restarts the three seconds.
  const [result, setResult] = useState<{ copied: boolean }>();
  const fallback = useRef<HTMLTextAreaElement>(null);
  const fallbackId = useId();
  const failed = result?.copied === false;
  const wanted = () => (typeof text === 'string' ? text : text());

  useEffect(() => {
    // A failure stays: the person still has to copy by hand.
    if (!result?.copied) return;
    const timer = setTimeout(() => setResult(undefined), MESSAGE_FOR_MS);
    return () => clearTimeout(timer);
  }, [result]);

  useEffect(() => {
    const element = source?.current ?? fallback.current;
    if (result?.copied === false && element) selectContents(element);
  }, [result, source]);

  async function copy() {
    setResult({ copied: await copyText(wanted(), navigator.clipboard) });
  }

  return (
    <span className={cn('inline-flex flex-wrap items-center gap-x-3 gap-y-2', className)}>
      <Button variant="secondary" size="sm" {...look} aria-label={accessibleLabel} onClick={copy}>
        <Icon name={result?.copied ? 'check' : 'copy'} />
        {label}
      </Button>
      <output className="text-[0.875rem] leading-normal">
        {result?.copied ? (
          <span className="text-good">
            <strong>{copied}</strong>
            {copiedMore ? <span className="block text-ink-2">{copiedMore}</span> : null}
          </span>
        ) : null}
        {failed ? (
          <span className="text-danger">
            <strong>Your browser did not allow copying.</strong>
            <span className="block text-ink-2">The text is selected: copy it with Ctrl+C or ⌘C.</span>
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
            value={wanted()}
            rows={2}
            className="w-full rounded-lg border border-edge bg-sheet px-3 py-2 text-[0.875rem]"
          />
        </>
      ) : null}
    </span>
  );
}
