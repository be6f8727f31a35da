import type { MailKind } from './mail-kind.ts';

/** What an admin says a mail is, against what its headers say. */
export type Judgement = 'reply' | 'not-reply';

type JudgedMail = { readonly kind: MailKind; readonly judgement: Judgement | null };

/** Whether a mail is treated as the words of a person: an admin's judgement comes before the headers. */
export const isTakenForReply = ({ kind, judgement }: JudgedMail): boolean => (judgement ?? kind) === 'reply';

/** What has to be stored for a mail to be taken for a reply, or not: nothing where its headers say the same. */
export function judgementFor(kind: MailKind, isReply: boolean): Judgement | null {
  if (kind === 'reply') return isReply ? null : 'not-reply';
  return isReply ? 'reply' : null;
}
