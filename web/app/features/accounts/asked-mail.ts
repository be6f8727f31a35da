import { mailedCodeLimits } from '@plainclaim/domain/accounts/mailed-code';
import { forgetInTab, keepInTab, readFromTab } from '../../lib/tab-memory.ts';

/** The page that requested a mail with a code. */
export type AskingPage = 'signin' | 'reset-password' | 'signup' | 'signup-solicitor';

/** Why a code is expected: a mail was just sent, an older one is there, or the address is unconfirmed. */
export type AskedFor = 'sent' | 'at-hand' | 'unconfirmed';

export type AskedMail = { readonly email: string; readonly sentAt: number; readonly why: AskedFor };

const keyOf = (page: AskingPage) => `asked-mail:${page}`;

/** A phone may discard the page while the user reads the mail: a reload within an hour can take the code. */
export const saveAskedMail = (page: AskingPage, asked: AskedMail): void => keepInTab(keyOf(page), asked);

export const forgetAskedMail = (page: AskingPage): void => forgetInTab(keyOf(page));

export function savedAskedMail(page: AskingPage, now: number): AskedMail | null {
  const saved = readFromTab(keyOf(page)) as Partial<AskedMail> | null | undefined;
  const { email, sentAt, why } = saved ?? {};
  if (typeof email !== 'string' || typeof sentAt !== 'number') return null;
  if (why !== 'sent' && why !== 'at-hand' && why !== 'unconfirmed') return null;
  return now - sentAt < mailedCodeLimits.lifeSeconds * 1000 ? { email, sentAt, why } : null;
}
