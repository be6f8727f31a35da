import { tooOldToPostWords } from '@plainclaim/domain/letters/serving/dating-anew';
import { fetchPostPack } from '../../api/service.ts';
import { PaperButton } from './paper-button.tsx';

type PrintToPostProps = { claimId: string; isPaused: boolean; isTooOld: boolean; hasReplied: boolean };

/** The pages to print and post, or why there are none now. */
export function PrintToPost({ claimId, isPaused, isTooOld, hasReplied }: PrintToPostProps) {
  if (isPaused) return <p className="text-15 text-ink-2">While the claim is paused, no letter goes out.</p>;
  // A reply shows that the letter reached them: it keeps its date.
  if (isTooOld && hasReplied)
    return <p className="text-15 text-ink-2">They have replied, so the letter need not be posted.</p>;
  if (isTooOld) return <p className="text-15 text-ink-2">{tooOldToPostWords}</p>;
  return (
    <>
      <p className="text-15 text-ink-2">
        One PDF with the address for the envelope, the letter, its enclosures, and how to post them.
      </p>
      <PaperButton
        block
        icon="printer"
        label="Print and post it yourself"
        busyLabel="Making the pages…"
        fileName="letter-to-post.pdf"
        onFetch={() => fetchPostPack(claimId)}
      />
    </>
  );
}
