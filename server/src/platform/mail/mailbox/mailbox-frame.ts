import { html } from 'hono/html';

/** What `html` makes: text in it is escaped, markup is not. */
export type Markup = ReturnType<typeof html>;

type Frame = { readonly base: string; readonly title: string; readonly content: Markup };

export const mailboxFrame = ({ base, title, content }: Frame): Markup => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · Plainclaim mailbox</title>
    <link rel="stylesheet" href="${base}/mailbox.css">
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header>
      <a class="wordmark" href="${base}"><span class="mark" aria-hidden="true"></span>Plainclaim</a>
      <span class="where">Mailbox of this machine</span>
    </header>
    <main id="content">${content}</main>
  </body>
</html>`;
