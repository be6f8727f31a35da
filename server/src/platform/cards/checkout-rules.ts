import { AppError } from '@plainclaim/domain/shared/errors';
import type { CheckoutRequest } from './card-provider.ts';

const minute = 60_000;
/** Allowance for clock skew and latency, so that a checkout is not too short when the request arrives. */
const margin = minute;
const shortest = 30 * minute;
/** Source: Stripe's `expires_at`, 30 minutes to 24 hours after the checkout is made. */
export const longestCheckoutMs = 24 * 60 * minute;

/**
 * When the checkout expires, within the provider's limits; undefined for the provider's maximum. Derived from
 * the request, not the current time, wherever possible: a retry with the same reference must send the same
 * parameters.
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

/** A checkout must not redirect to another site. */
export function refuseForeignAddresses({ successUrl, cancelUrl }: CheckoutRequest, siteUrl: string): void {
  const { origin } = new URL(siteUrl);
  for (const address of [successUrl, cancelUrl]) {
    if (!URL.canParse(address) || new URL(address).origin !== origin)
      throw new AppError('validation_failed', 'a checkout would lead to another site');
  }
}
