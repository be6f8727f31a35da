import { cutQuotedText } from '@plainclaim/domain/replies/cut-quoted-text';
import type { Reply } from './api/admin-api.ts';

type Match = Reply['matches'][number];

export type BodyPart = { readonly text: string; readonly start: number; readonly match?: Match };

export type MarkedBody = {
  /** What the person wrote, cut where a pattern matched. */
  readonly parts: readonly BodyPart[];
  /** What was left out of the reading: the copy of our letter, or a signature. */
  readonly rest: string;
};

/** Patterns may overlap ('I agree' within 'I agree to pay'): the longer is marked, and each word only once. */
export function markedBody({ email_body, matches }: Pick<Reply, 'email_body' | 'matches'>): MarkedBody {
  const body = email_body.replace(/\r\n?/g, '\n').trim();
  const written = cutQuotedText(body);
  const parts: BodyPart[] = [];
  let at = 0;
  for (const match of [...matches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (match.start < at || match.end > written.length) continue;
    if (match.start > at) parts.push({ text: written.slice(at, match.start), start: at });
    parts.push({ text: written.slice(match.start, match.end), start: match.start, match });
    at = match.end;
  }
  if (at < written.length) parts.push({ text: written.slice(at), start: at });
  return { parts, rest: restOf(body, written) };
}

function restOf(body: string, written: string): string {
  const begins = body.indexOf(written);
  // Words gathered from between quoted lines stand nowhere in one piece: then the whole message is shown.
  return begins === 0 ? body.slice(written.length).trim() : body;
}
