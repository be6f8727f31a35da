import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/display/card.tsx';
import { CopyButton } from '../../../ui/display/copy-button.tsx';
import { type ConsoleLine, consoleFileName, consoleText } from '../console-lines.ts';

type ResultsConsoleProps = { lines: readonly ConsoleLine[]; onClear: () => void };

/** All results in order. Not a live region: the outcome of a run is announced elsewhere. */
export function ResultsConsole({ lines, onClear }: ResultsConsoleProps) {
  const headingId = useId();
  const text = consoleText(lines);
  const box = useFollowingScroll(text);
  return (
    <Card className="flex min-w-0 flex-col">
      <h2 id={headingId} className="px-5 pt-5 font-serif text-[1.5rem] sm:px-7 sm:pt-6">
        Results
      </h2>
      <CardBody className="flex min-h-0 grow flex-col gap-4">
        {/* A read-only text field, because that can be scrolled and selected by keyboard. */}
        <textarea
          ref={box}
          readOnly
          aria-labelledby={headingId}
          value={text}
          placeholder="Nothing has run yet."
          className="h-80 w-full resize-none rounded-lg border border-edge bg-well px-4 py-3 text-14 leading-normal wrap-anywhere text-ink tabular-nums lg:h-auto lg:min-h-72 lg:grow lg:basis-0"
        />
        {lines.length > 0 ? (
          <div className="flex flex-wrap gap-3">
            <CopyButton text={text} source={box} label="Copy results" />
            <Button
              variant="secondary"
              size="sm"
              onClick={() =>
                saveFile(consoleFileName(new Date()), new Blob([text], { type: 'text/plain;charset=utf-8' }))
              }
            >
              <Icon name="download" />
              Download results
            </Button>
            <Button variant="quiet" size="sm" onClick={onClear}>
              Clear results
            </Button>
          </div>
        ) : null}
      </CardBody>
    </Card>
  );
}

/** Keeps the newest line in view. */
function useFollowingScroll(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (text !== '' && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [text]);
  return box;
}
