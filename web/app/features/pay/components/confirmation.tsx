import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp } from '@plainclaim/domain/shared/money';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { DescriptionList } from '../../../ui/display/description-list.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import type { ConfirmationDetails } from '../confirmation-details.ts';
import { Perforation, Slip } from './pay-frame.tsx';

type ConfirmationProps = { details: ConfirmationDetails; mailbox: string };

const steps = [
  ['Both parties are e-mailed', 'You and the claimant each get a confirmation.'],
  ['The claim is marked resolved', 'It is closed on our side; there is nothing to sign.'],
  ['No further action is needed', 'There is nothing more for you to do about this claim.'],
  ['Records are kept', 'We keep the records of this payment for legal compliance.'],
] as const;

/** Shown after a payment, and for a link that was already paid. */
export function Confirmation({ details, mailbox }: ConfirmationProps) {
  return (
    <Slip>
      <div className="px-5 pt-7 pb-6.5 text-center sm:px-11 sm:pt-10">
        <Icon name="circle-check" className="mx-auto size-12 stroke-[1.4] text-good" />
        <h1 className="mt-3 text-32">Payment Successful!</h1>
        <p className="mx-auto mt-3 max-w-[44ch] text-ink-2">
          Thank you for your payment. Your settlement has been processed successfully.
        </p>
        <Alert tone="good" className="mt-6 text-left" title="Payment Confirmed">
          The claim is marked as resolved. Both parties will receive confirmation e-mails.
        </Alert>
        <Details details={details} />
      </div>
      <Perforation />
      <div className="px-5 pt-6 pb-7 sm:px-11 sm:pb-9">
        <h2 className="text-20">What Happens Next?</h2>
        <ol className="mt-3.5 grid gap-3.5">
          {steps.map(([title, more], index) => (
            <li key={title} className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3">
              <span
                aria-hidden="true"
                className="grid size-7 place-items-center rounded-full border border-edge font-serif text-15 font-semibold lining-nums"
              >
                {index + 1}
              </span>
              <span>
                <span className="font-semibold">{title}</span>
                <span className="block text-15 text-ink-2">{more}</span>
              </span>
            </li>
          ))}
        </ol>
        <h2 className="mt-7 text-20">Please note</h2>
        <ul className="mt-2.5 grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-edge">
          <li>Keep this confirmation for your records.</li>
          <li>A receipt is sent to you by e-mail.</li>
          <li>This payment resolves the claim in full.</li>
          <li>
            Questions? Write to{' '}
            <a href={`mailto:${mailbox}`} className="wrap-anywhere">
              {mailbox}
            </a>{' '}
            or <TextLink to="/contact">contact us</TextLink>.
          </li>
        </ul>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:grow print:hidden">
          <ButtonLink to="/">Return to Homepage</ButtonLink>
          <Button variant="secondary" className="needs-script" onClick={() => window.print()}>
            <Icon name="printer" className="size-5" />
            Print Confirmation
          </Button>
        </div>
        <p className="mt-7 flex items-center gap-2 border-t border-line pt-4.5 text-14/normal text-ink-2">
          <Icon name="lock" className="size-4.5 shrink-0" />
          Payment is processed securely by a card payment provider.
        </p>
      </div>
    </Slip>
  );
}

function Details({
  details: { amount, reference, claimant, defendant, paidAt },
}: {
  details: ConfirmationDetails;
}) {
  return (
    <DescriptionList
      wide
      className="mt-5 text-left"
      facts={[
        { term: 'Amount paid', detail: <span className="amt">{formatGbp(amount)}</span> },
        { term: 'Reference', detail: reference },
        { term: 'Paid by', detail: defendant },
        { term: 'Paid to', detail: claimant, more: 'Through Plainclaim' },
        ...(paidAt ? [{ term: 'Date', detail: formatDateTime(new Date(paidAt)) }] : []),
      ]}
    />
  );
}
