import { signBody } from '../../../platform/signed-body.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { eventBody, type TestEvent } from '../deliver-card-event.ts';
import { testWebhookSecret } from '../test-checkout.deps.ts';

type Act = 'pay' | 'decline' | 'abandon';

/** Presses a button of the test checkout as a browser would. */
export const pressAt = (
  { request }: Pick<TestApp, 'request'>,
  sessionId: string,
  act: Act,
  origin = 'http://plainclaim.test',
): Promise<Response> =>
  request(`/dev/checkout/${sessionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams({ act }),
  });

type EventAbout = Omit<TestEvent, 'createdAt'> & { readonly createdAt?: Date; readonly signedAt?: Date };

/** An event of the test provider, which a test can send repeatedly, early or late. */
export function signedEvent(
  { secretKey, clock }: Pick<TestApp['platform'], 'secretKey' | 'clock'>,
  { type, about, createdAt = clock.now(), signedAt = clock.now() }: EventAbout,
): { readonly method: 'POST'; readonly headers: Record<string, string>; readonly body: string } {
  const body = eventBody({ type, about, createdAt: createdAt.toISOString() });
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signBody(body, testWebhookSecret(secretKey), signedAt),
    },
    body,
  };
}
