import { signBody } from '../../../platform/signed-body.ts';
import { openClaimsBench, type Person } from '../../claims/testing/claims-bench.ts';

export type Reply = {
  readonly id: string;
  readonly claim_id: string | null;
  readonly parsed_type: string;
  readonly confidence: string;
  readonly requires_manual_review: boolean;
  readonly processed_at: string | null;
  readonly kind: string;
  readonly attachments: { id: string; file_name: string; file_type: string }[];
  readonly claim: { defendant_name: string; amount: number } | null;
};

export const secret = 'a-secret-that-only-the-mail-provider-knows';

export async function openReceivedRepliesBench(settings: Record<string, string> = {}) {
  const bench = await openClaimsBench({ settings: { INBOUND_MAIL_SECRET: secret, ...settings } });
  const claimant = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(claimant);
  const typeIn = (subject: string, body: string, person: Person = admin) =>
    bench.call<{ response: Reply; error?: { message: string } }>(person, 'POST', '/api/admin/replies', {
      email_subject: subject,
      email_body: body,
      sender_email: 'Sam@Reed.example',
    });
  const status = async () =>
    (
      await bench.call<{ claim: { status: string; response_deadline: string } }>(
        admin,
        'GET',
        `/api/claims/${claim.id}`,
      )
    ).body.claim;
  /** The reply address of a claim's letter. */
  const replyAddressOf = async (claimId: string) => {
    const letter = (await bench.rows('emails')).find(
      ({ kind, claim_id: about }) => kind === 'letter-before-action' && about === claimId,
    );
    return String(letter?.reply_to);
  };
  const kinds = async () => (await bench.rows('emails')).map(({ kind }) => String(kind));
  const to = `To: ${await replyAddressOf(claim.id)}`;
  return { ...bench, claimant, admin, claim, typeIn, status, kinds, to, replyAddressOf };
}

export type Bench = Awaited<ReturnType<typeof openReceivedRepliesBench>>;

export const rawMail = (claimId: string, body: string, more: readonly string[] = []) =>
  Buffer.from(
    [
      'From: Sam Reed <sam@reed.example>',
      `Subject: Re: Letter Before Action - Claim ID: ${claimId}`,
      'Message-ID: <reply-1@reed.example>',
      ...more,
      '',
      body,
    ].join('\r\n'),
  );

export const hook = ({ app }: Bench, raw: Uint8Array, signature = signBody(raw, secret, app.clock.now())) =>
  app.request('/functions/v1/inbound-mail', {
    method: 'POST',
    headers: { 'x-plainclaim-signature': signature },
    body: new Uint8Array(raw),
  });
