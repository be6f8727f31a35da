import { Skeleton } from '../display/skeleton.tsx';
import { ClaimLetter } from './claim-letter.tsx';
import { LetterText } from './letter-text.tsx';

/** The letter while it is generated. Screen readers skip it: they hear the stages, then the whole letter. */
export function LetterInProgress({ text }: { text: string }) {
  return (
    <div aria-hidden="true">
      <ClaimLetter>
        <LetterText text={text} unfinished />
        <div className="mt-3.5 grid gap-3 [&>*]:h-3 [&>*]:bg-letter-line">
          <Skeleton className="w-[94%]" />
          <Skeleton className="w-[88%]" />
          <Skeleton className="w-[97%]" />
          <Skeleton className="w-[41%]" />
        </div>
      </ClaimLetter>
    </div>
  );
}
