import type { RefObject } from 'react';
import { Icon } from '../../art/icon.tsx';
import { Button } from '../button.tsx';
import { Alert } from '../display/alert.tsx';
import { copyFailure, useCopy } from '../display/use-copy.ts';

/** Copies the letter. Returns the button and its message apart: the message goes below the row of tools. */
export function useCopyLetter(letter: string, source: RefObject<HTMLElement | null>, buttonClass?: string) {
  const { result, copy } = useCopy(letter, source);
  const button = (
    <Button variant="secondary" size="sm" className={buttonClass} onClick={copy}>
      <Icon name={result === 'copied' ? 'check' : 'copy'} />
      Copy
    </Button>
  );
  // Always on the page, so that screen readers notice when it fills.
  const message = (
    <div role="status" className="not-empty:mb-4 print:hidden">
      {result === 'copied' ? (
        <Alert tone="good" title="Letter copied to clipboard successfully!">
          You can now paste it into your email or document editor.
        </Alert>
      ) : null}
      {result === 'failed' ? (
        <Alert tone="amber" title={copyFailure.title}>
          {copyFailure.more}
        </Alert>
      ) : null}
    </div>
  );
  return { button, message };
}
