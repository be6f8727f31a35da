import type { MailKind } from './mail-kind.ts';

/** An admin’s judgement of a mail, which overrides its headers. */
export type Judgement = 'reply' | 'not-reply';

type JudgedMail = { readonly kind: MailKind; readonly judgement: Judgement | null };

/** Whether a mail is treated as the words of a person: an admin's judgement comes before the headers. */
export const isTakenForReply = ({ kind, judgement }: JudgedMail): boolean => (judgement ?? kind) === 'reply';

/** The judgement to store so that a mail does or does not count as a reply; null if its headers say the same. */
export function judgementFor(kind: MailKind, isReply: boolean): Judgement | null {
  if (kind === 'reply') return isReply ? null : 'not-reply';
  return isReply ? 'reply' : null;
}
