import { replyHeading, replyOrigin } from '@plainclaim/domain/replies/channels';
import { parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { Reply } from './api/admin-api.ts';

/** The subject of a mail, or the channel of another reply. */
export const headingOf = ({ channel, email_subject: subject }: Pick<Reply, 'channel' | 'email_subject'>) =>
  replyHeading({ channel, subject });

/** The sender of a mail, or the channel and day of another reply. */
export const originOf = ({
  channel,
  received_on,
  sender_email: sender,
}: Pick<Reply, 'channel' | 'received_on' | 'sender_email'>) =>
  replyOrigin({ channel, receivedOn: parseIsoDate(received_on ?? '') ?? null, sender });

type Named = Parameters<typeof headingOf>[0] & Parameters<typeof originOf>[0];

/** The two lines of a reply in a table: the defendant once it counts for a claim, and what came. */
export function rowNames(
  reply: Named & { readonly claim: { readonly defendant_name: string } | null },
): readonly [string, string] {
  const { claim, channel } = reply;
  if (channel) return [claim?.defendant_name ?? headingOf(reply), originOf(reply)];
  return [claim?.defendant_name ?? originOf(reply), headingOf(reply)];
}

/** Within a sentence, for a screen reader. */
export const spokenName = (reply: Named): string =>
  reply.channel ? `the reply ${lowerFirst(originOf(reply))}` : `the reply of ${originOf(reply)}`;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
