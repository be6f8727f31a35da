import { devPageFrame, type Markup } from '../pages/dev-page-frame.ts';

type Frame = { readonly base: string; readonly title: string; readonly content: Markup };

export const mailboxFrame = ({ base, title, content }: Frame): Markup =>
  devPageFrame({
    title,
    name: 'Plainclaim mailbox',
    where: 'Mailbox of this machine',
    home: base,
    stylesheet: `${base}/mailbox.css`,
    content,
  });
