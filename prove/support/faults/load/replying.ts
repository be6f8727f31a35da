import { randomUUID } from 'node:crypto';
import { signBody } from '../../../../server/src/platform/signed-body.ts';
import { inboundSecret, relayName } from '../inbound-mail.ts';
import type { World } from '../world.ts';

const words = ['I agree to pay.', 'I dispute this claim: the car was a gift.', 'Please send me the invoice.'];

/** The defendant replies by mail; the mail provider delivers it until acknowledged, sometimes twice. */
export async function reply(
  { ask, random, clock, accepted }: World,
  claimId: string,
  defendantEmail: string,
): Promise<void> {
  const messageId = `<reply-${randomUUID()}@reed.example>`;
  const raw = Buffer.from(
    [
      // The mail server in front of ours reports a DMARC pass for the defendant's address.
      `Authentication-Results: ${relayName}; dmarc=pass header.from=reed.example`,
      `From: Sam Reed <${defendantEmail}>`,
      'To: claims@plainclaim.example',
      `Subject: Re: Letter Before Action - Claim ID: ${claimId}`,
      `Message-ID: ${messageId}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      words[random(words.length)],
      '',
    ].join('\r\n'),
  );
  const handOver = async () => {
    const { status, text } = await ask('POST', '/functions/v1/inbound-mail', {
      bytes: raw,
      signsAnew: true,
      headers: () => ({ 'x-plainclaim-signature': signBody(raw, inboundSecret, clock.now()) }),
    });
    if (status !== 200) throw new Error(`the reply was refused: ${status} ${text}`);
  };
  await Promise.all(Array.from({ length: random(4) === 0 ? 2 : 1 }, handOver));
  accepted.replies.push({ claimId, messageId });
}
