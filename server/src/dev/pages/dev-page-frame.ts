import { html } from 'hono/html';

/** The result of `html`: text in it is escaped, markup is not. */
export type Markup = ReturnType<typeof html>;

type Frame = {
  readonly title: string;
  /** The tool's name, for the title. */
  readonly name: string;
  readonly where: string;
  readonly home: string;
  readonly stylesheet: string;
  readonly content: Markup;
};

/** Frame of the development tools' pages: rendered on the server, without scripts. */
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
