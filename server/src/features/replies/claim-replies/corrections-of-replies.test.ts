import { expect, it } from 'vitest';
import { openRepliesBench } from '../testing/replies-bench.ts';

type Shown = {
  readonly replies: readonly { readonly corrections: readonly { at: string; words: string }[] }[];
};

it('shows the claimant a correction beside the reply that it corrects, and its own correction, once each has left', async () => {
  const bench = await openRepliesBench();
  const { app, call, claim, claimant, admin } = bench;
  await bench.mail({ id: 'one', body: 'I dispute this claim.', more: [bench.to] });
  const leave = async () => {
    app.clock.forward(61);
    await app.runJobs({ evenIfLater: true });
  };
  const corrections = async () =>
    (await call<Shown>(claimant, 'GET', `/api/claims/${claim.id}`)).body.replies[0]?.corrections.map(
      ({ words }) => words,
    );
  const correct = async (kind: string, words: string) => {
    const mail = (await bench.mails(kind)).at(-1);
    const { status } = await call(admin, 'POST', `/api/admin/mails/${mail?.id}/correction`, { words });
    expect(status).toBe(204);
  };
  await leave();
  expect(await corrections()).toEqual([]);
  await correct('reply-to-claimant', 'It was a phone call.');
  expect(await corrections()).toEqual([]);
  await leave();
  expect(await corrections()).toEqual(['It was a phone call.']);
  await correct('correction', 'It was on 17 November.');
  await leave();
  expect(await corrections()).toEqual(['It was a phone call.', 'It was on 17 November.']);
});
