import {
  createLinkPreviewRoutes,
  createPaymentFunctionsRoutes,
  createPayoutDetailsRoutes,
  createPayoutsAdminRoutes,
  issuePaymentLink,
  liveLink,
} from '../../features/payments/index.ts';
import { createSettlementsRoutes } from '../../features/settlements/index.ts';
import { openSearchIn } from '../../features/solicitors/index.ts';
import type { Api, Parts } from '../parts.ts';

/** Payments, and the offers that lead to them. */
export function mountMoney(api: Api, { platform, options: { siteUrl }, slices }: Parts): void {
  const { claims, payments, solicitors } = slices;
  api.route('/', createPaymentFunctionsRoutes(payments));
  api.route('/', createLinkPreviewRoutes(payments));
  api.route('/', createPayoutDetailsRoutes(payments));
  api.route('/', createPayoutsAdminRoutes(payments));
  api.route(
    '/',
    createSettlementsRoutes({
      ...platform,
      siteUrl,
      openSearches: claims.openSearches,
      liveLink: liveLink(payments),
      requestPayment: issuePaymentLink(payments),
      onSolicitorWanted: async (tx, { claimId }, by) =>
        void (await openSearchIn(solicitors, tx, by, claimId)),
    }),
  );
}
