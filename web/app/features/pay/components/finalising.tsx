import type { Finalising as Outcome } from '@plainclaim/domain/payments/pay-view';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { finalisePayment } from '../api/finalise-payment.ts';
import { detailsOf } from '../confirmation-details.ts';
import type { PaymentFacts } from '../payment-facts.ts';
import { Slip } from './pay-frame.tsx';

type Problem = Extract<Outcome, { kind: 'failed' }>;

type FinalisingProps = { payment: PaymentFacts; token: string; mailbox: string };

/** Shown on return from the checkout, until the card provider has confirmed the payment. */
export function Finalising({ payment, token, mailbox }: FinalisingProps) {
  const [problem, setProblem] = useState<Problem>();
  return (
    <Slip className="px-5 py-9 text-center sm:px-11">
      {problem === undefined ? (
        <Asking payment={payment} token={token} onProblem={setProblem} />
      ) : (
        <>
          <h1 className="font-serif text-24 leading-tight">
            {problem.isFinal ? 'Your payment came too late' : 'Your payment is not confirmed yet'}
          </h1>
          <Alert live tone="danger" className="mt-5 text-left" title={problem.message}>
            {problem.isFinal
              ? 'Please do not pay again here. We have been told and are looking after it.'
              : 'If your card was charged, please do not pay again: we record the payment as soon as the card provider confirms it, and send you a receipt. If you left the card page without paying, nothing was charged.'}
          </Alert>
          <div className="mt-6 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 print:hidden">
            {problem.isFinal ? null : <Button onClick={() => setProblem(undefined)}>Check again</Button>}
            <TextLink to={`/pay/${encodeURIComponent(token)}`} reloadDocument>
              Back to the payment
            </TextLink>
          </div>
          <p className="mt-5 text-15 text-ink-2">
            Write to{' '}
            <a href={`mailto:${mailbox}`} className="wrap-anywhere">
              {mailbox}
            </a>{' '}
            if this goes on. Your reference is <span className="wrap-anywhere">{payment.reference}</span>.
          </p>
        </>
      )}
    </Slip>
  );
}

type AskingProps = { payment: PaymentFacts; token: string; onProblem: (problem: Problem) => void };

function Asking({ payment, token, onProblem }: AskingProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const outcome = await finalisePayment(token, leaving.signal);
      if (!outcome || leaving.signal.aborted) return;
      if (outcome.kind === 'failed') return onProblem(outcome);
      const confirmation = { ...detailsOf(payment, payment.completedAt ?? new Date().toISOString()), token };
      await navigate('/pay/success', { replace: true, state: { confirmation } });
    };
    void ask();
    return () => leaving.abort();
  }, [navigate, payment, token, onProblem]);
  return (
    <>
      <h1 className="font-serif text-24 leading-tight">Confirming your payment…</h1>
      <p role="status" className="mt-3 text-ink-2">
        We are asking the card provider. This takes a few seconds; please keep this page open.
      </p>
      <p aria-hidden="true" className="mt-6 flex justify-center text-24 text-brand needs-script">
        <Spinner />
      </p>
      <noscript>
        <p className="mt-4 font-semibold">
          This page needs JavaScript to look. We record your payment all the same, and send you a receipt.
        </p>
      </noscript>
    </>
  );
}
