import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Payment received',
    description: 'Confirmation of a payment made through Plainclaim.',
    index: false,
  });

export default function PaySuccessPage() {
  return (
    <OnItsWay heading="Payment Successful!">
      This page will confirm your payment and say what happens next.
    </OnItsWay>
  );
}
