import { useSyncExternalStore } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { Confirmation } from '../../features/pay/components/confirmation.tsx';
import { PayFrame } from '../../features/pay/components/pay-frame.tsx';
import { readDetails } from '../../features/pay/confirmation-details.ts';
import { settingsContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Payment received',
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
  // The history entry is known in the browser only: the server's page comes without details, then they appear.
  const details = useIsInBrowser() ? readDetails(state) : null;
  return (
    <PayFrame>
      <Confirmation details={details} mailbox={mailbox} />
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
