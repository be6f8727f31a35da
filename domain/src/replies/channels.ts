import { formatLongDate } from '../shared/dates.ts';
import type { IsoDate } from '../shared/iso-date.ts';

/** How a reply reached the team where it did not come by e-mail. */
export const replyChannels = ['post', 'phone', 'in-person'] as const;

export type ReplyChannel = (typeof replyChannels)[number];

export const channelNames: Readonly<Record<ReplyChannel, string>> = {
  post: 'By post',
  phone: 'By phone',
  'in-person': 'In person',
};

type Origin = { readonly channel: ReplyChannel | null; readonly receivedOn: IsoDate | null };

/** What stands in place of a subject where a reply has none. */
export const replyHeading = ({
  channel,
  subject,
}: Pick<Origin, 'channel'> & { readonly subject: string }): string =>
  channel ? `Reply ${channelNames[channel].toLowerCase()}` : subject || '(no subject)';

/** What stands in place of a sender: a caller or a sheet of paper has no address. */
export const replyOrigin = ({
  channel,
  receivedOn,
  sender,
}: Origin & { readonly sender: string }): string => {
  if (!channel) return sender || 'Unknown sender';
  return receivedOn ? `${channelNames[channel]}, ${formatLongDate(receivedOn)}` : channelNames[channel];
};
