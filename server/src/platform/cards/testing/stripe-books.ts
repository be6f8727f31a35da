import { randomBytes } from 'node:crypto';

export type Form = Readonly<Record<string, string>>;

export type Answer = { readonly status: number; readonly body: object };

type Charge = { id: string; object: 'charge'; created: number };
type Payment = {
  id: string;
  object: 'payment_intent';
  status: string;
  created: number;
  latest_charge: Charge;
};

export type Session = {
  id: string;
  object: 'checkout.session';
  created: number;
  expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  url: string | null;
  payment_intent: Payment | null;
};

type Refund = {
  id: string;
  object: 'refund';
  status: string;
  amount: number;
  payment_intent: string;
  metadata: Record<string, string>;
};

export const refusal = (status: number, error: Record<string, string>): Answer => ({
  status,
  body: {
    error: { type: 'invalid_request_error', message: `refused: ${error.code ?? error.type}`, ...error },
  },
});

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
const list = (data: readonly object[], more = false): Answer => ({
  status: 200,
  body: { object: 'list', data, has_more: more, url: '/v1/unused' },
});

/** Stripe's state as far as we use it, with its validation and errors. */
export function stripeBooks(now: () => Date) {
  const sessions: Session[] = [];
  const refunds: Refund[] = [];
  const seconds = () => Math.floor(now().getTime() / 1000);
  const metadataOf = (form: Form) =>
    Object.fromEntries(
      Object.entries(form).flatMap(([key, value]) => {
        const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
        return name ? [[name, value]] : [];
      }),
    );

  function createSession(form: Form): Answer {
    if (Object.keys(form).some((key) => key.startsWith('payment_method_types')))
      return refusal(400, { code: 'payment_method_types_no_longer_supported' });
    if (form.mode !== 'payment' || form['line_items[0][quantity]'] !== '1')
      return refusal(400, { param: 'mode' });
    const amount = Number(form['line_items[0][price_data][unit_amount]']);
    if (amount < 30) return refusal(400, { code: 'amount_too_small' });
    if (form.customer_email?.endsWith('.invalid'))
      return refusal(400, { code: 'email_invalid', param: 'customer_email' });
    const expiresAt = Number(form.expires_at ?? seconds() + 86_400);
    if (expiresAt < seconds() + 1800 || expiresAt > seconds() + 86_400)
      return refusal(400, { param: 'expires_at' });
    const id = newId('cs_live');
    const session: Session = {
      id,
      object: 'checkout.session',
      created: seconds(),
      expires_at: expiresAt,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency: form['line_items[0][price_data][currency]'] ?? '',
      client_reference_id: form.client_reference_id ?? null,
      metadata: metadataOf(form),
      url: `https://checkout.stripe.com/c/pay/${id}`,
      payment_intent: null,
    };
    sessions.push(session);
    return { status: 200, body: session };
  }

  const missing = () => refusal(404, { code: 'resource_missing' });
  const find = (id: string) => sessions.find((one) => one.id === id);

  return {
    sessions,
    refunds,
    createSession,
    readSession: (id: string): Answer => {
      const session = find(id);
      return session ? { status: 200, body: session } : missing();
    },
    expireSession: (id: string): Answer => {
      const session = find(id);
      if (!session) return missing();
      if (session.status !== 'open') return refusal(400, { param: 'session' });
      Object.assign(session, { status: 'expired', url: null });
      return { status: 200, body: session };
    },
    /** Newest first, like Stripe's. */
    listSessions: (form: Form): Answer => {
      const found = sessions
        .filter(({ status }) => form.status === undefined || status === form.status)
        .filter(
          ({ created }) => created >= Number(form['created[gte]']) && created <= Number(form['created[lte]']),
        )
        .reverse();
      const begin = found.findIndex(({ id }) => id === form.starting_after) + 1;
      const end = begin + Number(form.limit ?? 10);
      return list(found.slice(begin, end), end < found.length);
    },
    createRefund: (form: Form): Answer => {
      const session = sessions.find(({ payment_intent: payment }) => payment?.id === form.payment_intent);
      if (!session) return missing();
      const before = refunds.filter((one) => one.payment_intent === form.payment_intent);
      const amount = Number(form.amount);
      if (before.reduce((sum, one) => sum + one.amount, amount) > session.amount_total)
        return refusal(400, { code: 'charge_already_refunded' });
      const refund: Refund = {
        id: newId('re'),
        object: 'refund',
        status: 'pending',
        amount,
        payment_intent: form.payment_intent ?? '',
        metadata: metadataOf(form),
      };
      refunds.push(refund);
      return { status: 200, body: refund };
    },
    listRefunds: (form: Form): Answer =>
      list(refunds.filter((one) => one.payment_intent === form.payment_intent)),
    /** The payer pays on Stripe's page. */
    pay: (id: string) => {
      const session = find(id);
      if (session?.status !== 'open') throw new Error(`the checkout ${id} cannot be paid`);
      const created = seconds();
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        payment_intent: {
          id: newId('pi'),
          object: 'payment_intent',
          status: 'succeeded',
          created,
          latest_charge: { id: newId('ch'), object: 'charge', created },
        },
      });
    },
  };
}
