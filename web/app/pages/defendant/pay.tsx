import { type PayView, payView } from '@plainclaim/domain/payments/pay-view';
import { useEffect } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router';
import { readPayment } from '../../features/pay/api/read-payment.ts';
import { Confirmation } from '../../features/pay/components/confirmation.tsx';
import { Finalising } from '../../features/pay/components/finalising.tsx';
import {
  PaymentLinkError,
  PaymentLinkExpired,
  PaymentLinkReplaced,
  PaymentNotFound,
  PaymentRefunded,
} from '../../features/pay/components/link-problem.tsx';
import { PayFrame } from '../../features/pay/components/pay-frame.tsx';
import { Payable } from '../../features/pay/components/payable.tsx';
import { detailsOf } from '../../features/pay/confirmation-details.ts';
import { type PaymentFacts, paymentFacts } from '../../features/pay/payment-facts.ts';
import { apiContext, reportErrorContext, settingsContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pay a claim',
    description: 'Pay what was agreed, safely by card.',
    index: false,
  });

/** The URL alone grants access: it must not reach caches, referrers or search engines. */
export function headers() {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}

const statuses: Partial<Record<PayView['kind'], number>> = { 'not-found': 404, error: 503 };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const token = params.token?.trim() ?? '';
  const report = (error: unknown) => context.get(reportErrorContext)(error, request);
  const asked = token
    ? await readPayment(context.get(apiContext), token, report)
    : ({ answer: { success: false, intent: null } } as const);
  const intent = asked.answer?.intent;
  const { searchParams } = new URL(request.url);
  const view = payView({
    token,
    asked: {
      answer: asked.answer && {
        success: asked.answer.success,
        intent: intent
          ? {
              status: intent.status,
              expiresAt: new Date(intent.expires_at),
              refundedAt: intent.refunded_at ? new Date(intent.refunded_at) : null,
            }
          : null,
      },
    },
    query: { success: searchParams.get('success'), cancelled: searchParams.get('cancelled') },
    now: new Date(),
  });
  const { siteUrl, mailbox, cardProvider } = context.get(settingsContext);
  return data(
    {
      view,
      payment: intent ? paymentFacts(intent) : null,
      site: { host: new URL(siteUrl).host, mailbox, cardProvider },
    },
    { status: token ? (statuses[view.kind] ?? 200) : 404 },
  );
}

/** Clearing the query must not load the data again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isCleared = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isCleared;
}

export default function PayPage() {
  const { view, payment, site } = useLoaderData<typeof loader>();
  const { token = '' } = useParams();
  useClearedQuery(view.kind === 'payable');
  return (
    <PayFrame>
      <View view={view} payment={payment} token={token} site={site} />
    </PayFrame>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

type ViewProps = { view: PayView; payment: PaymentFacts | null; token: string; site: Loaded['site'] };

function View({ view, payment, token, site }: ViewProps) {
  if (view.kind === 'error') return <PaymentLinkError message={view.message} />;
  if (view.kind === 'not-found' || !payment) return <PaymentNotFound />;
  switch (view.kind) {
    case 'expired':
      return <PaymentLinkExpired expiresAt={payment.expiresAt} />;
    case 'replaced':
      return <PaymentLinkReplaced />;
    case 'completed':
      return <Confirmation details={detailsOf(payment, payment.completedAt)} mailbox={site.mailbox} />;
    case 'refunded':
      return <PaymentRefunded payment={payment} />;
    case 'finalising':
      return <Finalising payment={payment} token={token} mailbox={site.mailbox} />;
    case 'payable':
      return <Payable payment={payment} token={token} notice={view.notice} site={site} />;
  }
}

/** Removes the checkout's query once read: a reload or a bookmark must not show its notice again. */
function useClearedQuery(wanted: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (wanted && search) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [wanted, pathname, search, navigate]);
}
