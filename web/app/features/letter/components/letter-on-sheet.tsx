import type { Ref } from 'react';
import { ClaimLetter } from '../../../ui/letters/claim-letter.tsx';
import { LetterText } from '../../../ui/letters/letter-text.tsx';

type LetterOnSheetProps = { text: string; body: Ref<HTMLDivElement> };

export function LetterOnSheet({ text, body }: LetterOnSheetProps) {
  return (
    <ClaimLetter>
      <div ref={body}>
        <LetterText text={text} />
      </div>
    </ClaimLetter>
  );
}
