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
