import { describe, expect, it } from 'vitest';
import { openRepliesBench } from './testing/replies-bench.ts';

const stranger = 'lee@elsewhere.example';

/** A reply of another sender that quotes the letter's own reply address in its subject and text. */
async function open(how: 'proven' | 'unconfirmed' | 'unmatched') {
  const bench = await openRepliesBench();
  const signed = bench.to.replace('To: ', '');
  const subjects = {
    proven: `Re: ${signed}`,
    unconfirmed: `Claim ID: ${bench.claim.id} ${signed}`,
    unmatched: `Re: ${signed}`,
  };
  await bench.mail({
    id: 'one',
    from: `Lee <${stranger}>`,
    subject: subjects[how],
    body: `I will pay. Write to ${signed} please.\r\n\r\n> Reply to ${signed}`,
    more: how === 'proven' ? [bench.to] : [],
  });
  const [reply] = (await bench.list('')).responses;
  return { ...bench, signed, id: String(reply?.id) };
}

const hidden = (shown: unknown, signed: string) => {
  const text = JSON.stringify(shown);
  expect(text).toContain('[our reply address]');
  expect(text).not.toContain(signed);
  expect(text).not.toContain(stranger);
};

describe('a reply from another address that quotes our own', () => {
  it('shows its claimant neither address on the claim’s page', async () => {
    const bench = await open('proven');
    const { body } = await bench.call<{ replies: object[] }>(
      bench.claimant,
      'GET',
      `/api/claims/${bench.claim.id}`,
    );
    expect(body.replies).toMatchObject([{ from: null, subject: 'Re: [our reply address]' }]);
    hidden(body.replies, bench.signed);
  });

  it('shows neither while it is unconfirmed, and both to the team', async () => {
    const bench = await open('unconfirmed');
    expect(await bench.shownToClaimant()).toMatchObject([{ from: null }]);
    hidden(await bench.shownToClaimant(), bench.signed);
    expect(await bench.shownTo(bench.admin)).toMatchObject([
      { from: stranger, text: expect.stringContaining(bench.signed) },
    ]);
  });

  it('shows neither in the mail to the claimant, nor in its preview', async () => {
    const bench = await open('unmatched');
    const { body } = await bench.call<{ mail: object }>(
      bench.admin,
      'GET',
      `/api/admin/replies/${bench.id}/match?claim_id=${bench.claim.id}`,
    );
    hidden(body.mail, bench.signed);
    await bench.match(bench.id, bench.claim.id);
    const [mail] = await bench.mails('reply-to-claimant');
    hidden([mail?.subject, mail?.text, mail?.html], bench.signed);
    expect(mail?.text).toContain('It came from another address than the one on your claim.');
    const [team] = await bench.mails('reply-to-team');
    expect(team?.text).toContain(stranger);
    expect(team?.text).toContain(bench.signed);
  });
});
