import type { Tx } from '../platform/db/db.ts';
import { markBounced } from '../platform/mail/mail.store.ts';
import { domainOf, parseMailbox } from '../platform/mail/mail-address.ts';
import type { IncomingReply } from './incoming-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';

/** A report quotes the mail it is about, and with it the Message-ID that we gave it. */
export async function noteBounce(
  deps: RepliesDeps,
  tx: Tx,
  { raw, body, subject }: IncomingReply,
): Promise<void> {
  const text = raw ? Buffer.from(raw).toString('latin1') : body;
  const error = `The mail came back: ${reasonIn(text) ?? subject}`.slice(0, 500);
  const returned = await markBounced(tx, ourMessageIds(deps, text), { error, at: deps.clock.now() });
  for (const email of returned) await deps.onFailedForGood(tx, email);
}

function ourMessageIds({ config }: RepliesDeps, text: string): string[] {
  const ending = `@${domainOf(parseMailbox(config.MAIL_FROM))}>`;
  const found = text.match(/<[0-9a-f-]{36}@[a-z0-9.-]{1,190}>/gi) ?? [];
  return [...new Set(found)].filter((id) => id.endsWith(ending)).slice(0, 20);
}

/** What the other mail server said, such as '550 5.1.1 no such user'. */
function reasonIn(text: string): string | undefined {
  return /^diagnostic-code: *(?:smtp;)? *(.{3,300})$/im.exec(text)?.[1]?.trim();
}
