import { fetchPostPack } from '../../api/service.ts';
import { PaperButton } from './paper-button.tsx';

type PrintToPostProps = { claimId: string; isPaused: boolean; isTooOld: boolean };

/** The pages to print and post, or why there are none now. */
export function PrintToPost({ claimId, isPaused, isTooOld }: PrintToPostProps) {
  if (isPaused) return <p className="text-15 text-ink-2">While the claim is paused, no letter goes out.</p>;
  if (isTooOld)
    return (
      <p className="text-15 text-ink-2">
        The letter’s date is too long ago to print and post it: the other side would lose days to reply. Write
        to our team first, so that it gets a new date.
      </p>
    );
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
