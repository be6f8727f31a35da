import { createChangesRoutes } from '../../features/changes/index.ts';
import { whyLetterMailIsStale } from '../../features/claims/index.ts';
import { createInboxRoutes, messagesMark } from '../../features/contact/index.ts';
import { historyMark } from '../../features/history/index.ts';
import {
  claimMailsMark,
  createClaimMailsRoutes,
  createOutboxRoutes,
  failedMailsMark,
  takeBackCorrection,
} from '../../features/outbox/index.ts';
import {
  takeBackLink,
  takeBackPayout,
  whyLinkMailIsStale,
  whyPayoutMailIsStale,
} from '../../features/payments/index.ts';
import { solicitorsMark } from '../../features/profiles/index.ts';
import { notesMark, repliesMark, takeBackAssessment } from '../../features/replies/index.ts';
import { whyOfferMailIsStale } from '../../features/settlements/index.ts';
import type { Api, Parts } from '../parts.ts';

/** The parts of the change poll: marks of the newest rows that an admin's screen may show. */
const changeMarks = [
  historyMark,
  repliesMark,
  notesMark,
  messagesMark,
  claimMailsMark,
  failedMailsMark,
  solicitorsMark,
];

/** Mails that something later can make untrue: an admin cannot send them again then. */
const staleMails = {
  'letter-before-action': whyLetterMailIsStale,
  'letter-to-deliver': whyLetterMailIsStale,
  'offer-to-claimant': whyOfferMailIsStale,
  'payment-link': whyLinkMailIsStale,
  'payment-link-to-deliver': whyLinkMailIsStale,
  'payout-paid': whyPayoutMailIsStale('paid'),
  'payout-failed': whyPayoutMailIsStale('failed'),
  'payout-corrected': whyPayoutMailIsStale('corrected'),
};

/** What admins use beside claims: messages, mails, the change poll. */
export function mountOffice(api: Api, { platform, options: { siteUrl }, slices }: Parts): void {
  const { payments } = slices;
  api.route('/', createInboxRoutes(platform));
  api.route('/', createChangesRoutes({ ...platform, marks: changeMarks }));
  api.route('/', createOutboxRoutes({ ...platform, staleMails }));
  api.route(
    '/',
    createClaimMailsRoutes({
      ...platform,
      siteUrl,
      undoActs: {
        'payment-link': takeBackLink(payments),
        'payment-link-to-deliver': takeBackLink(payments),
        'clarification-asked': takeBackAssessment,
        'escalation-asked': takeBackAssessment,
        'payout-paid': takeBackPayout(payments),
        'payout-failed': takeBackPayout(payments),
        'payout-corrected': takeBackPayout(payments),
        correction: takeBackCorrection,
      },
    }),
  );
}
