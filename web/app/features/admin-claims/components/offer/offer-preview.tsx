import { claimantPercent, commissionPercent } from '@plainclaim/domain/payments/commission';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { useEffect, useRef } from 'react';
import { Alert } from '../../../../ui/display/alert.tsx';
import { DescriptionList } from '../../../../ui/display/description-list.tsx';
import { Money } from '../../../../ui/display/money.tsx';
import type { OfferPreview as Preview } from '../../api/offers.ts';
import { MailPreview } from '../mail-preview.tsx';

/** Whose offer it is, what the claimant gets of it, and the mail that they will be sent. */
export function OfferPreview({ preview }: { preview: Preview }) {
  // The button that was pressed is gone: without this, the focus would be lost.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mail } = preview;
  const money = (pounds: number) => <Money pence={penceFromPounds(pounds)} />;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-20">
        Before it is sent
      </h3>
      <DescriptionList
        wide
        facts={[
          { term: 'Claimant', detail: preview.plaintiff_name },
          { term: 'Defendant', detail: preview.defendant_name },
          { term: 'Claim', detail: money(preview.claimed_amount) },
          { term: 'Offer', detail: money(preview.offered_amount) },
          { term: `Our ${commissionPercent}%`, detail: money(preview.commission) },
          { term: `The claimant’s ${claimantPercent}%`, detail: money(preview.to_claimant) },
        ]}
      />
      {preview.link_notice ? (
        <Alert tone="amber" title="A payment link is out">
          {preview.link_notice}
        </Alert>
      ) : null}
      {mail ? (
        <div>
          <p className="text-15 wrap-anywhere">
            The claimant is sent this mail in a minute, to {mail.to}. Until then the offer can be withdrawn
            without a word to them.
          </p>
          <MailPreview mail={mail} />
        </div>
      ) : (
        <p className="text-15">The claimant has deleted their account, so no mail is sent to them.</p>
      )}
    </>
  );
}
