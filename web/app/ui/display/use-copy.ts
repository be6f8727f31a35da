import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText, selectContents } from './copy-text.ts';

const MESSAGE_FOR_MS = 3000;

type Copying = {
  /** Outcome of the last press; cleared three seconds after a success. */
  readonly result: 'copied' | 'failed' | undefined;
  readonly copy: () => Promise<void>;
};

/** Copies a text; where the browser refuses, the text in `source` is selected for copying by hand. */
export function useCopy(text: string | (() => string), source: RefObject<HTMLElement | null>): Copying {
  // A new object at every press, so that pressing again restarts the three seconds.
  const [outcome, setOutcome] = useState<{ copied: boolean }>();
  const from = useRef(source);

  useEffect(() => {
    // A failure stays: the user still has to copy by hand.
    if (!outcome?.copied) return;
    const timer = setTimeout(() => setOutcome(undefined), MESSAGE_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  useEffect(() => {
    const element = from.current.current;
    if (outcome?.copied === false && element) selectContents(element);
  }, [outcome]);

  async function copy() {
    const wanted = typeof text === 'string' ? text : text();
    setOutcome({ copied: await copyText(wanted, navigator.clipboard) });
  }

  return { result: outcome && (outcome.copied ? 'copied' : 'failed'), copy };
}

export const copyFailure = {
  title: 'Your browser did not allow copying.',
  more: 'The text is selected: copy it with Ctrl+C or ⌘C.',
};
