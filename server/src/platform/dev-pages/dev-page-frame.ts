import { html } from 'hono/html';

/** What `html` makes: text in it is escaped, markup is not. */
export type Markup = ReturnType<typeof html>;

type Frame = {
  readonly title: string;
  /** Whose page it is: part of the title, and shown beside the wordmark. */
  readonly name: string;
  readonly where: string;
  readonly home: string;
  readonly stylesheet: string;
  readonly content: Markup;
};

/** Pages for whoever develops on this machine: drawn by the server, without a script. */
export const devPageFrame = ({
  title,
  name,
  where,
  home,
  stylesheet,
  content,
}: Frame): Markup => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · ${name}</title>
    <link rel="stylesheet" href="${stylesheet}">
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header>
      <a class="wordmark" href="${home}"><span class="mark" aria-hidden="true"></span>Plainclaim</a>
      <span class="where">${where}</span>
    </header>
    <main id="content">${content}</main>
  </body>
</html>`;
