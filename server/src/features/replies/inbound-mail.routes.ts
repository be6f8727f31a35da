import { AppError } from '@plainclaim/domain/shared/errors';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import type { LargerBody } from '../../http/limit-body.ts';
import { maxIncomingBytes } from '../../platform/inbound-mail/incoming-mail.ts';
import { readMail } from '../../platform/inbound-mail/read-mail.ts';
import { isSignedBody } from '../../platform/signed-body.ts';
import { replyFromMail } from './incoming-reply.ts';
import { recordReply } from './record-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';

export const inboundMailBody: LargerBody = {
  path: '/functions/v1/inbound-mail',
  maxBytes: maxIncomingBytes,
  message: 'The message is too large',
};

/** The webhook of a mail provider for inbound mail: the raw mail, signed with a shared secret. */
export function createInboundMailRoutes(deps: RepliesDeps, secret: string) {
  return new Hono<AppEnv>().post('/functions/v1/inbound-mail', async (c) => {
    const raw = new Uint8Array(await c.req.arrayBuffer());
    if (!isSignedBody(c.req.header('x-plainclaim-signature'), raw, secret, deps.clock.now()))
      throw new AppError('unauthenticated', 'an inbound mail was not signed by our provider');
    const mail = await readMail(raw, 'webhook');
    const { response, isRepeat } = await recordReply(
      deps,
      replyFromMail(mail, raw, { source: 'webhook', recipients: [] }),
    );
    return c.json({ success: true, id: response.id, repeat: isRepeat });
  });
}
