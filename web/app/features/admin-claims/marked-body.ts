import { cutQuotedText } from '@plainclaim/domain/replies/cut-quoted-text';
import { type FoundOffer, offersInMail } from '@plainclaim/domain/replies/offers';
import type { ReplyCategory } from '@plainclaim/domain/replies/patterns';
import { splitQuotedText } from '@plainclaim/domain/replies/split-quoted-text';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import type { Reply } from './api/admin-api.ts';

export type BodyMark = ReplyCategory | 'OFFER';

export type BodyPart = { readonly text: string; readonly start: number; readonly mark?: BodyMark };

export type MarkedBody = {
  /** The sender's own words, split where a pattern matched. */
  readonly parts: readonly BodyPart[];
  /** Text that was not classified: the copy of our letter, or a signature. */
  readonly rest: string;
};

type ReadReply = Pick<Reply, 'email_body' | 'matches' | 'claim'>;

type Place = { readonly start: number; readonly end: number };

/** The words that make the reply an offer. */
export const offerWords = (reply: ReadReply): readonly string[] => wordsAt(reply, offersOf(reply));

/** The words that patterns of one category matched. */
export const matchedWords = (reply: ReadReply, category: ReplyCategory): readonly string[] =>
  wordsAt(
    reply,
    reply.matches.filter((match) => match.category === category),
  );

function wordsAt({ email_body }: ReadReply, places: readonly Place[]): readonly string[] {
  const written = cutQuotedText(email_body);
  const words = places.map(({ start, end }) => written.slice(start, end).replace(/\s+/g, ' ').trim());
  return [...new Set(words.filter((text) => text !== ''))];
}

const offersOf = ({ email_body, claim }: ReadReply): readonly FoundOffer[] =>
  offersInMail(email_body, claim ? penceFromPounds(claim.amount) : undefined);

/**
 * Patterns may overlap ('I agree' within 'I agree to pay'): the longer match is marked, and each word only
 * once. Matches that make it an offer take precedence.
 */
export function markedBody(reply: ReadReply): MarkedBody {
  const { written, rest } = splitQuotedText(reply.email_body);
  const parts: BodyPart[] = [];
  let at = 0;
  for (const { start, end, mark } of marksOf(reply)) {
    if (start < at || end > written.length) continue;
    if (start > at) parts.push({ text: written.slice(at, start), start: at });
    parts.push({ text: written.slice(start, end), start, mark });
    at = end;
  }
  if (at < written.length) parts.push({ text: written.slice(at), start: at });
  return { parts, rest };
}

type Mark = Place & { readonly mark: BodyMark };

function marksOf(reply: ReadReply): readonly Mark[] {
  const offers = offersOf(reply).map(({ start, end }): Mark => ({ start, end, mark: 'OFFER' }));
  const matches = reply.matches.flatMap(({ start, end, category }): Mark[] => {
    const offer = offers.find((one) => one.start < end && start < one.end);
    const cutEnd = offer ? Math.min(end, offer.start) : end;
    return cutEnd > start ? [{ start, end: cutEnd, mark: category }] : [];
  });
  return [...offers, ...matches].sort((one, other) => one.start - other.start || other.end - one.end);
}
