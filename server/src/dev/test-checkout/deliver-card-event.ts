import { z } from 'zod';
import type { Executor } from '../../platform/db/db.ts';
import { defineJob, type JobWorker, workerFor } from '../../platform/jobs/define-job.ts';
import type { EnqueueOptions } from '../../platform/jobs/jobs.ts';
import { signBody } from '../../platform/signed-body.ts';
import { type TestCheckoutDeps, testWebhookSecret } from './test-checkout.deps.ts';
import { checkoutById, markClosed } from './test-checkout.store.ts';

const timeoutMs = 30_000;

const eventTypes = ['checkout.session.completed', 'checkout.session.expired', 'refund.updated'] as const;

const payload = z.object({
  type: z.enum(eventTypes),
  /** Id of the checkout or the refund. */
  about: z.string(),
  createdAt: z.iso.datetime(),
});

export type TestEvent = z.output<typeof payload>;

/** Retries for most of a day, like a real provider. */
export const deliverCardEvent = defineJob({
  name: 'deliver-card-event',
  payload,
  retry: { limit: 20, firstDelaySeconds: 2, longestDelaySeconds: 3600 },
  expireSeconds: 60,
});

export async function queueEvent(
  { jobs }: Pick<TestCheckoutDeps, 'jobs'>,
  executor: Executor,
  event: Omit<TestEvent, 'createdAt'> & { readonly createdAt: Date },
  options?: EnqueueOptions,
): Promise<void> {
  const createdAt = event.createdAt.toISOString();
  await jobs.enqueue(executor, deliverCardEvent, { ...event, createdAt }, options);
}

/** In Stripe's format. The id is derived from the event, so repeated deliveries have the same one. */
export const eventBody = ({ type, about, createdAt }: TestEvent): string =>
  JSON.stringify({
    id: `evt_${type.split('.').at(-1)}_${about}`,
    object: 'event',
    type,
    created: Math.floor(Date.parse(createdAt) / 1000),
    data: { object: { id: about, object: type.split('.').slice(0, -1).join('.') } },
  });

type Send = (address: string, init: RequestInit) => Promise<Response>;

/** Calls our own webhook over HTTP, as a real provider would; retried after an error. */
export const deliverCardEventWorker = (deps: TestCheckoutDeps, send: Send = fetch): JobWorker =>
  workerFor(deliverCardEvent, async (event, { signal }) => {
    if (event.type === 'checkout.session.expired' && !(await isOver(deps, event.about))) return;
    const body = eventBody(event);
    const response = await send(`${deps.siteUrl}/functions/v1/card-webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signBody(body, testWebhookSecret(deps.secretKey), deps.clock.now()),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) throw new Error(`the card webhook answered ${response.status}`);
  });

/** Closes an expired checkout, unless it was paid before. */
async function isOver({ db, clock }: TestCheckoutDeps, id: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const row = await checkoutById(tx, id);
    if (!row || row.paidAt) return false;
    if (row.closedAt) return true;
    const now = clock.now();
    return row.expiresAt <= now && (await markClosed(tx, id, now));
  });
}
