import { Icon } from '../../../art/icon.tsx';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { useSendLetter } from '../api/send-letter.ts';
import { sendFailure, sendOffer } from '../send-words.ts';

type SendLetterProps = { details: Pick<ClaimDetails, 'claim' | 'documents' | 'may'>; userId: string };

/** Sends a letter that was stored but never sent. The outcome stays visible after sending. */
export function SendLetter({ details, userId }: SendLetterProps) {
  const sending = useSendLetter(userId, details);
  const offer = sendOffer(details.claim, details.documents.length);
  return (
    <>
      {/* Always on the page, so that screen readers notice when it fills. */}
      <div role="status" className="not-empty:mb-4 print:hidden">
        {sending.isSuccess ? <Alert tone="good" title={sending.data} /> : null}
      </div>
      {details.may.send_letter && !sending.isSuccess ? (
        <Alert
          tone="amber"
          className="mb-4 print:hidden"
          title="This letter has not been sent yet."
          actions={
            <Confirm
              title="Send the letter?"
              verb="Send the letter"
              busyLabel="Sending…"
              failed={sending.isError ? sendFailure(sending.error) : undefined}
              onConfirm={async () => {
                await sending.mutateAsync();
              }}
              trigger={
                <Button size="sm">
                  <Icon name="send" />
                  Send the letter
                </Button>
              }
            >
              {offer} A letter that was sent cannot be called back.
            </Confirm>
          }
        >
          {offer}
        </Alert>
      ) : null}
    </>
  );
}
