import { signBody } from '../../../platform/signed-body.ts';
import { openClaimsBench } from '../../claims/testing/claims-bench.ts';

type Reply = {
  readonly id: string;
  readonly claim_id: string | null;
  readonly email_subject: string;
  readonly email_body: string;
  readonly undo_until: string | null;
};

type Answer = { readonly response: Reply; readonly error?: { readonly message: string } };

export type MailToHandOver = {
  readonly id: string;
  readonly body: string;
  readonly from?: string;
  readonly subject?: string;
  readonly more?: readonly string[];
};

const secret = 'a-secret-that-only-the-mail-provider-knows';

/** A claim whose letter was sent, an admin, and a mail provider's webhook. */
export async function openRepliesBench() {
  const bench = await openClaimsBench({ settings: { INBOUND_MAIL_SECRET: secret } });
  const claimant = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(claimant);
  const mails = async (kind: string) => (await bench.rows('emails')).filter((mail) => mail.kind === kind);
  const [letter] = await mails('letter-before-action');
  const post = (id: string, act: string, body: object = {}) =>
    bench.call<Answer>(admin, 'POST', `/api/admin/replies/${id}/${act}`, body);
  const ofClaim = async (person: typeof admin) =>
    (
      await bench.call<{
        claim: { status: string; response_deadline: string };
        unconfirmed_replies: object[];
      }>(person, 'GET', `/api/claims/${claim.id}`)
    ).body;
  return {
    ...bench,
    claimant,
    admin,
    claim,
    mails,
    /** The To header with the letter's own reply address. */
    to: `To: ${letter?.reply_to}`,
    /** Each mail arrives a minute after the one before. */
    mail: async ({
      id,
      body,
      from = 'Sam Reed <sam@reed.example>',
      subject = 'Re: Letter Before Action',
      more = [],
    }: MailToHandOver) => {
      bench.app.clock.forward(60);
      const head = [`From: ${from}`, `Subject: ${subject}`, `Message-ID: <${id}@reed.example>`];
      const hasType = more.some((header) => header.startsWith('Content-Type:'));
      const type = hasType ? [] : ['Content-Type: text/plain; charset=utf-8'];
      const raw = Buffer.from([...head, ...type, ...more, '', body].join('\r\n'));
      const answer = await bench.app.request('/functions/v1/inbound-mail', {
        method: 'POST',
        headers: { 'x-plainclaim-signature': signBody(raw, secret, bench.app.clock.now()) },
        body: new Uint8Array(raw),
      });
      if (answer.status !== 200) throw new Error(`the mail was not taken: ${await answer.text()}`);
    },
    list: async (query: string) =>
      (
        await bench.call<{ responses: Reply[]; next_cursor: string | null }>(
          admin,
          'GET',
          `/api/admin/replies?${query}`,
        )
      ).body,
    judge: (id: string, is_reply: boolean) => post(id, 'judgement', { is_reply }),
    match: (id: string, claim_id: string) => post(id, 'match', { claim_id }),
    undo: (id: string) => post(id, 'undo-match'),
    status: async () => (await ofClaim(admin)).claim,
    shownTo: async (person: typeof admin) => (await ofClaim(person)).unconfirmed_replies,
    shownToClaimant: async () => (await ofClaim(claimant)).unconfirmed_replies,
    review: async () =>
      (
        await bench.call<{ responses: object[]; history: { kind: string }[] }>(
          admin,
          'GET',
          `/api/admin/claims/${claim.id}/review`,
        )
      ).body,
    acts: async () =>
      (await bench.rows('auth_audit', 'id'))
        .filter(({ action, user_id }) => action === 'admin-act' && user_id === admin.id)
        .map(({ details }) => details),
  };
}
