import { type Ref, useId, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import { Button } from '../button.tsx';
import { ClaimLetter } from './claim-letter.tsx';
import { LetterText } from './letter-text.tsx';

type FoldingLetterProps = { letter: string; textRef?: Ref<HTMLDivElement> };

/** The start of a letter, with a button that shows all of it. */
export function FoldingLetter({ letter, textRef }: FoldingLetterProps) {
  const sheetId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div
        id={sheetId}
        className={
          isOpen ? undefined : 'max-h-[360px] overflow-hidden mask-[linear-gradient(#000_55%,transparent)]'
        }
      >
        <ClaimLetter>
          <div ref={textRef}>
            <LetterText text={letter} />
          </div>
        </ClaimLetter>
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2 -ml-3.5"
        aria-expanded={isOpen}
        aria-controls={sheetId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Fold the letter' : 'Read the whole letter'}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
    </>
  );
}
