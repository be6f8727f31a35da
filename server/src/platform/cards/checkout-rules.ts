import { AppError } from '@plainclaim/domain/shared/errors';
import type { CheckoutRequest } from './card-provider.ts';

const minute = 60_000;
/** A provider's own clock and the way to it: a checkout must not be too short by the time it is asked for. */
const margin = minute;
const shortest = 30 * minute;
/** Source: Stripe's `expires_at`, 30 minutes to 24 hours after the checkout is made. */
export const longestCheckoutMs = 24 * 60 * minute;

/**
 * When the checkout should close, within what a provider allows; nothing for the provider's own longest time. Made
 * from the wish and not from now wherever it can be: repeated with one reference, the question must stay the same.
 */
export function checkoutExpiry({ expiresAt }: CheckoutRequest, now: Date): Date | undefined {
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0)
    throw new AppError('gone', 'a checkout was asked for that is over already', {
      userMessage: 'This payment link has expired.',
    });
  if (left >= longestCheckoutMs - margin) return undefined;
  return left < shortest + margin ? new Date(expiresAt.getTime() + shortest + margin) : expiresAt;
}

/** Nobody is sent from a checkout to another site. */
export function refuseForeignAddresses({ successUrl, cancelUrl }: CheckoutRequest, siteUrl: string): void {
  const { origin } = new URL(siteUrl);
  for (const address of [successUrl, cancelUrl]) {
    if (!URL.canParse(address) || new URL(address).origin !== origin)
      throw new AppError('validation_failed', 'a checkout would lead to another site');
  }
}
