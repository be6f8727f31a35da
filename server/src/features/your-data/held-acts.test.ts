import { expect, it } from 'vitest';
import type { ErrorAnswer } from '../claims/testing/claims-bench.ts';
import { listIn } from './testing/downloads.ts';
import { openYourDataBench } from './testing/your-data-bench.ts';

const names = [
  'claims',
  'offers',
  'replies',
  'assessments',
  'payment-links',
  'mails',
  'history',
  'history-details',
];

/** A claim, an admin, and what a download shows of the claim. */
async function open() {
  const bench = await openYourDataBench();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(bench.hannah);
  const act = async <Body = object>(path: string, body: object) =>
    (await bench.call<Body & ErrorAnswer>(admin, 'POST', path, body)).body;
  const shown = async () => {
    const files = await bench.download(bench.hannah);
    const lists = Object.fromEntries(names.map((name) => [name, listIn(files, name)]));
    // When a row was last touched tells nothing.
    return { ...lists, claims: lists.claims?.map(({ updated_at: _, ...row }) => row) };
  };
  return { ...bench, admin, claim, act, shown };
}

type Bench = Awaited<ReturnType<typeof open>>;

const newestHeldMail = async (bench: Bench) => {
  const path = `/api/admin/claims/${bench.claim.id}/mail-acts`;
  const { body } = await bench.call<{ mails: { id: string; may_take_back: boolean }[] }>(
    bench.admin,
    'GET',
    path,
  );
  return body.mails.find((mail) => mail.may_take_back)?.id;
};

const takeBackMail = async (bench: Bench) => {
  await bench.act(`/api/admin/mails/${await newestHeldMail(bench)}/take-back`, {});
};

const reply = (bench: Bench) =>
  bench.act('/api/admin/replies', {
    email_subject: `Re: Claim ID: ${bench.claim.id}`,
    email_body: 'What is this about?',
    sender_email: 'sam@reed.example',
  });

it.each<[string, (bench: Bench) => Promise<unknown>, (bench: Bench) => Promise<unknown>]>([
  [
    'an offer',
    (bench) =>
      bench.act('/functions/v1/handle-settlement-offer', { claim_id: bench.claim.id, offered_amount: 600 }),
    async (bench) => {
      const [offer] = await bench.rows('settlement_offers');
      await bench.act(`/api/admin/settlements/${offer?.id}/withdraw`, { reason: '' });
    },
  ],
  [
    'a payment link',
    (bench) =>
      bench.act('/functions/v1/send-payment-link', {
        claimId: bench.claim.id,
        defendantEmail: 'sam@reed.example',
        defendantName: 'Sam Reed',
        amount: bench.claim.amount,
      }),
    takeBackMail,
  ],
  [
    'a suggestion to ask a solicitor',
    (bench) => bench.act(`/api/admin/claims/${bench.claim.id}/assessment`, { action: 'escalation' }),
    takeBackMail,
  ],
  [
    'a reply by phone',
    (bench) =>
      bench.act('/api/admin/replies/by-hand', {
        claim_id: bench.claim.id,
        channel: 'phone',
        received_on: bench.app.clock.now().toISOString().slice(0, 10),
        said: `I will pay, he said at ${bench.app.clock.now().toISOString()}.`,
      }),
    async (bench) => {
      const answers = await bench.rows('defendant_responses');
      await bench.act(`/api/admin/replies/${answers.at(-1)?.id}/undo-match`, {});
    },
  ],
])(
  'the download shows %s only once it can no longer be taken back, and not at all where it was',
  async (_what, act, takeBack) => {
    const bench = await open();
    await reply(bench);
    await bench.app.runJobs();
    const before = await bench.shown();
    await act(bench);
    bench.app.clock.forward(59);
    expect(await bench.shown()).toEqual(before);
    await takeBack(bench);
    bench.app.clock.forward(60);
    expect(await bench.shown()).toEqual(before);
    await act(bench);
    bench.app.clock.forward(60);
    expect(await bench.shown()).not.toEqual(before);
  },
);
