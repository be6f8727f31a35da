import { useState, useSyncExternalStore } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Navigate,
  useLoaderData,
  useLocation,
} from 'react-router';
import { Confirmation } from '../../features/pay/components/confirmation.tsx';
import { NoPaymentToConfirm } from '../../features/pay/components/link-problem.tsx';
import { PayFrame } from '../../features/pay/components/pay-frame.tsx';
import { readDetails } from '../../features/pay/confirmation-details.ts';
import { settingsContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Payment confirmation',
    description: 'Confirmation of a payment made through Plainclaim.',
    index: false,
  });

export function headers() {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}

export function loader({ context }: LoaderFunctionArgs) {
  return { mailbox: context.get(settingsContext).mailbox };
}

export default function PaySuccessPage() {
  const { mailbox } = useLoaderData<typeof loader>();
  const { state } = useLocation();
  // The details are in the history entry that the payment page wrote: only the browser has it.
  const isInBrowser = useIsInBrowser();
  const details = isInBrowser ? readDetails(state) : null;
  // A page that was loaded, and not navigated to, shows a payment of some time ago: it may have been given back since.
  const [isLoadedAgain] = useState(!isInBrowser);
  if (isLoadedAgain && details?.token)
    return <Navigate replace to={`/pay/${encodeURIComponent(details.token)}`} />;
  return (
    <PayFrame>
      {details ? <Confirmation details={details} mailbox={mailbox} /> : <NoPaymentToConfirm />}
    </PayFrame>
  );
}

const never = () => () => {};
const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
