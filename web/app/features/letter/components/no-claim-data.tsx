import { MessagePage } from '../../../shell/message-page.tsx';
import { ArrowLink, ButtonLink } from '../../../ui/link.tsx';
import { useReadyDrafts } from '../api/ready-drafts.ts';
import { letterAddress } from '../letter-address.ts';
import { amountWords } from '../summary-facts.ts';

/** Shown when the URL names no claim. It offers the drafts that are ready for their letter, and never picks one. */
export function NoClaimData({ userId }: { userId: string }) {
  const ready = useReadyDrafts(userId);
  const drafts = ready.data ?? [];
  return (
    <MessagePage
      heading="No Claim Data Found"
      actions={<ButtonLink to="/submit-claim">Submit a claim</ButtonLink>}
    >
      <p>A letter is written from the answers to a few questions about your claim. Answer them first.</p>
      {drafts.length > 0 ? (
        <>
          <p>Or go on with a claim that only waits for its letter:</p>
          <ul className="grid gap-2">
            {drafts.map((draft) => (
              <li key={draft.id}>
                <ArrowLink to={letterAddress(draft.id)}>
                  {draft.issue_type}, {amountWords(draft.amount)}, against {draft.defendant_name}
                </ArrowLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </MessagePage>
  );
}
