import { formatGbp } from '@plainclaim/domain/shared/money';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Icon } from '../../../art/icon.tsx';
import { useSiteUrl } from '../../../lib/site-url.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { openCheckout } from '../api/open-checkout.ts';
import type { PaymentFacts } from '../payment-facts.ts';

type PayButtonProps = { payment: PaymentFacts; token: string };

export function PayButton({ payment, token }: PayButtonProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ message: string; reason?: string | undefined }>();
  const { revalidate } = useRevalidator();
  const siteUrl = useSiteUrl();

  // Back from the checkout may restore this page from the back/forward cache with the button still busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const pay = async () => {
    setBusy(true);
    setProblem(undefined);
    const step = await openCheckout(payment, token, siteUrl);
    // Stays busy while the browser goes to the provider.
    if (step.kind === 'go') return window.location.assign(step.url);
    setBusy(false);
    setProblem(step);
    // Paid in another tab, replaced or expired meanwhile: reloading the data shows that instead.
    await revalidate();
  };

  return (
    <div className="needs-script print:hidden">
      <Button size="lg" block busy={busy} busyLabel="Opening the card page…" onClick={pay}>
        <Icon name="card" className="size-[1.35em]" />
        <span>
          Pay <span className="amt">{formatGbp(payment.amount)}</span> by card
        </span>
      </Button>
      {problem ? (
        <Alert live tone="danger" className="mt-4 text-left" title={problem.message}>
          {problem.reason} Your card was not charged.
        </Alert>
      ) : null}
    </div>
  );
}
