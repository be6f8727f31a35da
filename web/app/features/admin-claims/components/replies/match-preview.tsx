import { normaliseEmail } from '@plainclaim/domain/shared/email-address';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import type { InferResponseType } from 'hono/client';
import { ClaimStatusBadge } from '../../../../ui/display/badge.tsx';
import { DescriptionList } from '../../../../ui/display/description-list.tsx';
import { Money } from '../../../../ui/display/money.tsx';
import type { Reply, repliesApi } from '../../api/admin-api.ts';
import { originOf } from '../../reply-names.ts';
import { MailPreview } from '../mail-preview.tsx';

type Preview = InferResponseType<(typeof repliesApi)[':id']['match']['$get'], 200>;

/** The claim, and the mail exactly as its claimant will get it. */
export function MatchPreview({ reply, preview: { claim, mail } }: { reply: Reply; preview: Preview }) {
  const isTheirs = normaliseEmail(reply.sender_email) === normaliseEmail(claim.defendant_email);
  return (
    <>
      <DescriptionList
        wide
        facts={[
          { term: 'Claimant', detail: claim.plaintiff_name },
          {
            term: 'Defendant',
            detail: claim.defendant_name,
            more: claim.defendant_email || 'E-mail unknown',
          },
          { term: 'Amount', detail: <Money pence={penceFromPounds(claim.amount)} /> },
          { term: 'Status', detail: <ClaimStatusBadge status={claim.status} /> },
          reply.channel
            ? { term: 'The reply came', detail: originOf(reply) }
            : {
                term: 'The reply came from',
                detail: originOf(reply),
                more: isTheirs
                  ? 'The address that the claim has for the defendant. A sender’s address can be made up.'
                  : 'Not the address that the claim has for the defendant.',
              },
        ]}
      />
      {mail ? (
        <>
          <p className="mt-4 text-15">
            The reply counts for this claim. In a minute its claimant sees that on the claim’s page, and this
            mail leaves to {mail.to}:
          </p>
          <MailPreview mail={mail} />
        </>
      ) : (
        <p className="mt-4 text-15">
          The reply counts for this claim. The claimant has deleted their account, so no mail is sent to them.
        </p>
      )}
    </>
  );
}
