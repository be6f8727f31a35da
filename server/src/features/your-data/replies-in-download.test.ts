import { expect, it } from 'vitest';
import { replyAddress } from '../claims/index.ts';
import { listIn } from './testing/downloads.ts';
import { openYourDataBench } from './testing/your-data-bench.ts';

it('shows replies without our signed address, and senders only by the address that the claim has', async () => {
  const bench = await openYourDataBench();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(bench.hannah);
  const { config, secretKey } = bench.app.platform;
  const signed = replyAddress(
    { config: { ...config, INBOUND_MAIL_SECRET: 'so that letters carry one' }, secretKey },
    claim.id,
  );
  for (const sender_email of ['lee@elsewhere.example', 'sam@reed.example'])
    await bench.call(admin, 'POST', '/api/admin/replies', {
      email_subject: `Re: Claim ID: ${claim.id} to ${signed}`,
      email_body: `I will pay. This is ${sender_email.slice(0, 3)}. Write to ${signed}, ${'please '.repeat(40)}`,
      sender_email,
    });
  const replies = listIn(await bench.download(bench.hannah), 'replies');
  const known = replies.find(({ sender_email }) => sender_email === 'sam@reed.example');
  const other = replies.find((reply) => reply !== known);
  expect(replies).toHaveLength(2);
  expect(other).toMatchObject({
    sender_email: null,
    email_subject: expect.stringContaining('[our reply address]'),
    email_body: expect.stringContaining('[our reply address]'),
    raw_content: expect.stringMatching(/^I will pay\. This is lee\. Write to \[our reply address\], /),
    matches: expect.arrayContaining([{ name: expect.any(String), category: 'PAYMENT' }]),
  });
  expect(JSON.stringify(replies)).not.toContain(signed);
  expect(JSON.stringify(replies)).not.toContain('lee@elsewhere.example');
});
