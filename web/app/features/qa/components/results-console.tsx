import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/display/card.tsx';
import { CopyButton } from '../../../ui/display/copy-button.tsx';
import { type ConsoleLine, consoleFileName, consoleText } from '../console-lines.ts';

type ResultsConsoleProps = { lines: readonly ConsoleLine[]; onClear: () => void };

/** Everything that was found, in the order it was found. How a run ended is read out elsewhere; no line is here. */
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
        {/* A field that cannot be typed into: it scrolls and is selected by keyboard like any other. */}
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

/** The newest line stays in view. */
function useFollowingScroll(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (text !== '' && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [text]);
  return box;
}
