import { longestCorrection } from '@plainclaim/domain/shared/mail-acts';
import { describe, expect, it } from 'vitest';
import type { Person } from '../claims/testing/claims-bench.ts';
import { openPaymentsBench } from '../payments/testing/payments-bench.ts';

type Acts = {
  readonly mails: {
    id: string;
    kind: string;
    to: string;
    held_until: string | null;
    may_take_back: boolean;
    may_correct: boolean;
  }[];
};
type Refused = { readonly error?: { readonly message: string } };

async function open() {
  const bench = await openPaymentsBench();
  const { call, admin, claim } = bench;
  const acts = async () =>
    (await call<Acts>(admin, 'GET', `/api/admin/claims/${claim.id}/mail-acts`)).body.mails;
  const ofKind = async (kind: string) => (await acts()).find((mail) => mail.kind === kind);
  const takeBack = (id: string) => call<Refused>(admin, 'POST', `/api/admin/mails/${id}/take-back`);
  const correct = (id: string, words: string) =>
    call<Refused>(admin, 'POST', `/api/admin/mails/${id}/correction`, { words });
  const reply = () =>
    call(admin, 'POST', '/api/admin/replies', {
      email_subject: `Re: Claim ID: ${claim.id}`,
      email_body: 'What is this about?',
      sender_email: 'sam@reed.example',
    });
  const assess = (action: string) =>
    call(admin, 'POST', `/api/admin/claims/${claim.id}/assessment`, { action });
  /** Moves the clock past the minute for which mails are held, then sends them. */
  const letLeave = async () => {
    bench.app.clock.forward(61);
    await bench.app.runJobs({ evenIfLater: true });
  };
  /** Everything that the claimant is shown of their claim. */
  const seen = () =>
    Promise.all(
      ['', '/dashboard', `/${claim.id}`, `/${claim.id}/solicitor`].map(
        async (path) => (await call<object>(bench.hannah, 'GET', `/api/claims${path}`)).body,
      ),
    );
  return { ...bench, acts, ofKind, takeBack, correct, reply, assess, letLeave, seen };
}

describe('a payment link taken back within its minute', () => {
  it('is never mailed, stops working, and can be sent anew', async () => {
    const bench = await open();
    const token = await bench.sendLink();
    const mail = await bench.ofKind('payment-link');
    expect(mail).toMatchObject({
      to: 'sam@reed.example',
      held_until: new Date(bench.app.clock.now().getTime() + 60_000).toISOString(),
      may_take_back: true,
      may_correct: false,
    });
    bench.app.clock.forward(59);
    expect((await bench.takeBack(String(mail?.id))).status).toBe(204);
    expect(await bench.mails('payment-link')).toEqual([]);
    expect((await bench.look(token)).paymentIntent?.status).toBe('cancelled');
    expect((await bench.checkout(token)).success).toBe(false);
    expect((await bench.events()).slice(-1)).toEqual(['payment.link-taken-back']);
    expect(await bench.rows('auth_audit', 'id')).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ act: 'mail-taken-back' }) }),
    );
    expect((await bench.look(await bench.sendLink())).paymentIntent?.status).toBe('pending');
  });

  it('lets the link that it replaced work again', async () => {
    const bench = await open();
    const old = await bench.sendLink();
    await bench.letLeave();
    await bench.sendLink();
    const held = (await bench.acts()).find(({ may_take_back }) => may_take_back);
    expect((await bench.takeBack(String(held?.id))).status).toBe(204);
    expect((await bench.look(old)).paymentIntent?.status).toBe('pending');
    expect((await bench.checkout(old)).success).toBe(true);
  });

  it('once the minute is over, is refused and leaves everything as it is', async () => {
    const bench = await open();
    const token = await bench.sendLink();
    const mail = await bench.ofKind('payment-link');
    bench.app.clock.forward(60);
    const refused = await bench.takeBack(String(mail?.id));
    expect([refused.status, refused.body.error?.message]).toEqual([
      409,
      'This e-mail can no longer be taken back. You can correct it in words.',
    ]);
    expect((await bench.look(token)).paymentIntent?.status).toBe('pending');
    expect(await bench.mails('payment-link')).toHaveLength(1);
  });

  it('is refused where a mail server may have it already', async () => {
    const bench = await open();
    const token = await bench.sendLink();
    await bench.app.runJobs({ evenIfLater: true });
    const [mail] = await bench.mails('payment-link');
    expect((await bench.takeBack(String(mail?.id))).status).toBe(409);
    expect((await bench.look(token)).paymentIntent?.status).toBe('pending');
  });

  it('by two admins at once is taken back once', async () => {
    const bench = await open();
    await bench.sendLink();
    const id = String((await bench.ofKind('payment-link'))?.id);
    const answers = await Promise.all([bench.takeBack(id), bench.takeBack(id)]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(204);
    expect((await bench.events()).filter((kind) => kind === 'payment.link-taken-back')).toHaveLength(1);
  });
});

it('what can be taken back is named to every admin until its minute is over', async () => {
  const bench = await open();
  const other = await bench.withRole(await bench.signUp('other-admin'), 'admin');
  const held = async () => (await bench.call<Acts>(other, 'GET', '/api/admin/held-mails')).body.mails;
  await bench.letLeave();
  expect(await held()).toEqual([]);
  await bench.sendLink();
  const link = await bench.ofKind('payment-link');
  expect(await held()).toEqual([link]);
  bench.app.clock.forward(59);
  expect(await held()).toEqual([link]);
  // Held as well, but not taken back with this button.
  await bench.reply();
  bench.app.clock.forward(1);
  expect(await held()).toEqual([]);
  await bench.sendLink();
  const [next] = await held();
  expect((await bench.takeBack(String(next?.id))).status).toBe(204);
  expect(await held()).toEqual([]);
});

describe('a payment link in its minute', () => {
  const paymentShownTo = async (bench: Awaited<ReturnType<typeof open>>, person: Person) =>
    (await bench.call<{ payment: object }>(person, 'GET', `/api/claims/${bench.claim.id}`)).body.payment;

  it('is shown to admins, and to the claimant only once the minute is over', async () => {
    const bench = await open();
    const before = await bench.seen();
    await bench.sendLink();
    expect(await paymentShownTo(bench, bench.admin)).toMatchObject({ state: 'link-sent', amount: 1250.5 });
    bench.app.clock.forward(59);
    expect(await bench.seen()).toEqual(before);
    bench.app.clock.forward(1);
    expect(await paymentShownTo(bench, bench.hannah)).toMatchObject({ state: 'link-sent', amount: 1250.5 });
  });

  it('leaves the claimant the one before it', async () => {
    const bench = await open();
    await bench.sendLink();
    await bench.letLeave();
    const before = await bench.seen();
    bench.app.clock.forward(60);
    await bench.sendLink();
    // A link sent twice within a minute: the first of the two was never shown.
    bench.app.clock.forward(30);
    await bench.sendLink();
    bench.app.clock.forward(30);
    expect(await bench.seen()).toEqual(before);
  });
});

it('an escalation in its minute gives the claimant nothing to agree to', async () => {
  const bench = await open();
  await bench.reply();
  await bench.assess('escalation');
  const agree = () =>
    bench.call<Refused>(bench.hannah, 'POST', `/api/claims/${bench.claim.id}/solicitor`, { consent: true });
  bench.app.clock.forward(59);
  expect((await agree()).status).toBe(409);
  bench.app.clock.forward(1);
  expect((await agree()).status).toBe(200);
});

describe.each([
  ['clarification', 'clarification-asked', 'await-explanation', 'They have replied, we asked what they mean'],
  ['escalation', 'escalation-asked', 'agree-solicitor', 'Solicitor suggested, waiting for your answer'],
])('%s taken back within its minute', (action, kind, step, stage) => {
  it('asks nobody, and can be pressed again', async () => {
    const bench = await open();
    const nextStep = async () =>
      (
        await bench.call<{ next_step: { kind: string } }>(
          bench.hannah,
          'GET',
          `/api/claims/${bench.claim.id}`,
        )
      ).body.next_step.kind;
    await bench.reply();
    const before = await bench.seen();
    expect(await nextStep()).toBe('read-reply');
    await bench.assess(action);
    bench.app.clock.forward(59);
    expect(await bench.seen()).toEqual(before);
    const mail = await bench.ofKind(kind);
    expect(mail?.may_take_back).toBe(true);
    expect((await bench.takeBack(String(mail?.id))).status).toBe(204);
    expect(await bench.mails(kind)).toEqual([]);
    bench.app.clock.forward(60);
    expect(await bench.seen()).toEqual(before);
    expect(await bench.rows('claim_assessments')).toEqual([]);
    expect((await bench.events()).slice(-1)).toEqual(['claim.assessment-taken-back']);
    expect((await bench.assess(action)).status).toBe(201);
    expect(await bench.mails(kind)).toHaveLength(1);
    bench.app.clock.forward(60);
    expect(await nextStep()).toBe(step);
    const { claims } = (await bench.call<{ claims: object[] }>(bench.hannah, 'GET', '/api/claims')).body;
    expect(claims).toMatchObject([{ stage }]);
  });
});

describe('a mail that has left', () => {
  it('is corrected in words to the same reader, and the correction can be taken back, too', async () => {
    const bench = await open();
    await bench.sendLink();
    await bench.letLeave();
    const mail = await bench.ofKind('payment-link');
    expect(mail).toMatchObject({ held_until: null, may_take_back: false, may_correct: true });
    expect((await bench.correct(String(mail?.id), 'The sum is wrong.\n\nPlease wait.')).status).toBe(204);
    const [correction] = await bench.mails('correction');
    expect(correction).toMatchObject({
      to_address: 'sam@reed.example',
      claim_id: bench.claim.id,
      subject: expect.stringMatching(/^Correction: Payment of £1,250\.50/),
    });
    expect(String(correction?.text)).toContain('The sum is wrong.');
    expect((await bench.events()).slice(-1)).toEqual(['mail.corrected']);
    const second = await bench.correct(String(mail?.id), 'The sum is quite wrong.');
    expect([second.status, second.body.error?.message]).toEqual([
      409,
      'A correction of this e-mail has not left yet. Take that one back to change it, or wait until it has left.',
    ]);
    expect((await bench.takeBack(String(correction?.id))).status).toBe(204);
    expect(await bench.mails('correction')).toEqual([]);
    expect((await bench.correct(String(mail?.id), 'The sum is quite wrong.')).status).toBe(204);
    await bench.letLeave();
    expect((await bench.correct(String(mail?.id), 'And the day.')).status).toBe(204);
  });

  it.each([
    ['', 'Please write what is to be put right.'],
    [
      'x'.repeat(longestCorrection + 1),
      'A correction can have up to 5,000 characters; this one has 5,001. Nothing was sent.',
    ],
  ])('is not corrected by nothing or by too much', async (words, message) => {
    const bench = await open();
    await bench.sendLink();
    await bench.letLeave();
    const mail = await bench.ofKind('payment-link');
    const { status, body } = await bench.correct(String(mail?.id), words);
    expect([status, body.error?.message]).toEqual([422, message]);
    expect(await bench.mails('correction')).toEqual([]);
  });

  it('is not corrected before it has left, nor where no admin caused it', async () => {
    const bench = await open();
    await bench.sendLink();
    const ids = [...(await bench.mails('payment-link')), ...(await bench.mails('claim-confirmation'))];
    for (const { id } of ids) expect((await bench.correct(String(id), 'No.')).status).toBe(409);
    expect(await bench.mails('correction')).toEqual([]);
  });
});
