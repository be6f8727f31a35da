import type { LiveLink } from '@plainclaim/domain/payments/live-link-words';
import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import { describePayment } from './describe-payment.ts';
import type { PaymentsDeps } from './payments.deps.ts';

/** The claim's payment link, as long as it can be paid. */
export const liveLink =
  ({ db, clock }: Pick<PaymentsDeps, 'db' | 'clock'>) =>
  async (claimId: string, seenAt: SeenAt): Promise<LiveLink | undefined> => {
    const { state, amount, expiresAt } = await describePayment(db, claimId, seenAt);
    if (state !== 'link-sent' || amount === null || expiresAt === null) return undefined;
    return expiresAt > clock.now() ? { amount, expiresAt } : undefined;
  };
