import { Preview } from '@react-email/components';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailLayout, type MailLayoutProps, MailPaper } from './layout.tsx';

/** A mail's HTML, without what stands before the first element. */
export function drawMail(element: ReactElement): string {
  const { unsubscribeUrl, siteUrl, preview, reason, children } = element.props as MailLayoutProps;
  if (element.type !== MailLayout || unsubscribeUrl !== undefined) return renderToStaticMarkup(element);
  const [head, top, bottom, foot] = paperOf(siteUrl);
  return [
    head,
    renderToStaticMarkup(<Preview>{preview}</Preview>),
    top,
    renderToStaticMarkup(children),
    bottom,
    renderToStaticMarkup(reason),
    foot,
  ].join('');
}

type Paper = readonly [head: string, top: string, bottom: string, foot: string];

let kept: { readonly siteUrl: string; readonly paper: Paper } | undefined;

/** What all mails have in common, drawn once: it is half of a short one. */
function paperOf(siteUrl: string): Paper {
  if (kept?.siteUrl !== siteUrl) kept = { siteUrl, paper: drawPaper(siteUrl) };
  return kept.paper;
}

/** Nobody can type it, and it is looked for in what we wrote ourselves only. */
const gap = '\u{f0000}';

function drawPaper(siteUrl: string): Paper {
  const parts = renderToStaticMarkup(
    <MailPaper preview={gap} reason={gap} siteUrl={siteUrl}>
      {gap}
    </MailPaper>,
  ).split(gap);
  if (parts.length !== 4) throw new Error(`the paper of mails has ${parts.length - 1} gaps instead of three`);
  return parts as unknown as Paper;
}
