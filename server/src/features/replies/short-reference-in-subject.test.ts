import { expect, it } from 'vitest';
import { openRepliesBench } from './testing/replies-bench.ts';

it.each([
  ['as it stands in the letter', (reference: string) => `My answer to ${reference}`],
  ['as somebody types it', (reference: string) => `re ${reference.toLowerCase().replaceAll('-', ' ')}`],
])('a mail that names its claim by the reference people say reaches it: %s', async (_, subject) => {
  const bench = await openRepliesBench();
  await bench.mail({
    id: 'one',
    subject: subject(bench.claim.short_reference),
    body: 'I dispute this claim.',
  });
  // Any sender can put a reference into a subject, so the claimant sees the mail as unconfirmed.
  expect(await bench.shownToClaimant()).toMatchObject([{ text: expect.stringContaining('I dispute this') }]);
  expect(await bench.status()).toMatchObject({ status: 'pending' });
});

it('a mail with a mistyped reference names no claim', async () => {
  const bench = await openRepliesBench();
  const reference = bench.claim.short_reference;
  const wrong = reference.replace(/.$/, reference.endsWith('2') ? '3' : '2');
  await bench.mail({ id: 'one', subject: wrong, body: 'I dispute this claim.' });
  expect(await bench.shownToClaimant()).toEqual([]);
  expect((await bench.list('list=to-match')).responses).toMatchObject([{ claim_id: null }]);
});

it('a reply that an admin types in counts for the claim its subject names in short', async () => {
  const bench = await openRepliesBench();
  const answer = await bench.call(bench.admin, 'POST', '/api/admin/replies', {
    email_subject: `About ${bench.claim.short_reference}`,
    email_body: 'I agree to pay.',
    sender_email: 'sam@reed.example',
  });
  expect(answer.status).toBe(201);
  expect(await bench.status()).toMatchObject({ status: 'responded' });
});
