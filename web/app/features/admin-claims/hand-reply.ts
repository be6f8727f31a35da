import type { ReplyChannel } from '@plainclaim/domain/replies/channels';
import { saidProblem } from '@plainclaim/domain/replies/hand-reply';
import { isInFuture } from '@plainclaim/domain/shared/dates';
import { parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import { cleanText } from '@plainclaim/domain/shared/text';
import { typedDateProblem } from '@plainclaim/domain/shared/typed-date';

export type TypedHandReply = {
  readonly claimId: string;
  readonly channel: ReplyChannel | undefined;
  readonly receivedOn: string;
  readonly said: string;
};

export const emptyHandReply: TypedHandReply = { claimId: '', channel: undefined, receivedOn: '', said: '' };

export type HandReplyErrors = Partial<Record<keyof TypedHandReply, string>>;

/** Errors by field. Only the server knows when the letter was sent, and checks the day against it. */
export function handReplyErrors(
  { claimId, channel, receivedOn, said }: TypedHandReply,
  now: Date,
): HandReplyErrors {
  const day = dayProblem(receivedOn, now);
  const words = saidProblem(cleanText(said));
  return {
    ...(claimId === '' && { claimId: 'Please choose the claim it is about.' }),
    ...(!channel && { channel: 'Please say how it came.' }),
    ...(day && { receivedOn: day }),
    ...(words && { said: words.message }),
  };
}

function dayProblem(typed: string, now: Date): string | undefined {
  const receivedOn = parseIsoDate(typed);
  if (!receivedOn) return typedDateProblem(typed) ?? 'Please give the day it was received.';
  return isInFuture(receivedOn, now) ? 'The day it was received cannot be in the future.' : undefined;
}
