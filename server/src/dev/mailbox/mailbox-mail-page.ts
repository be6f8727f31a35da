import { html } from 'hono/html';
import type { Markup } from '../pages/dev-page-frame.ts';
import { deliveryState } from './delivery-state.ts';
import { mailboxFrame } from './mailbox-frame.ts';
import { fileSize, moment, recipient, stateName, stateSentence } from './mailbox-words.ts';
import type { MailboxEmail } from './read-mailbox.ts';

export const mailboxMailPage = (base: string, { email, attachments }: MailboxEmail): Markup =>
  mailboxFrame({
    base,
    title: email.subject,
    content: html`<p class="back"><a href="${base}">All mails</a></p>
      <h1>${email.subject}</h1>
      <p class="state"><span class="badge ${deliveryState(email)}">${stateName(email)}</span> ${stateSentence(email)}</p>
      ${email.lastError === null ? '' : html`<p class="problem"><strong>Last problem:</strong> ${email.lastError}</p>`}
      <dl class="facts">
        ${fact('To', recipient(email))}
        ${fact('Reply to', email.replyTo)}
        ${fact('Written', moment(email.createdAt))}
        ${fact('Kind', email.kind)}
        ${fact('Message-ID', email.messageId)}
        ${fact('Claim', email.claimId)}
        ${fact('Only once for', email.dedupeKey)}
      </dl>
      ${attachments.length === 0 ? '' : attachmentList(base, email.id, attachments)}
      <section aria-labelledby="as-html">
        <div class="bar"><h2 id="as-html">As its reader sees it</h2><a href="${base}/${email.id}/html" target="_blank">Open alone</a></div>
        <iframe src="${base}/${email.id}/html" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
      </section>
      <section aria-labelledby="as-text">
        <h2 id="as-text">As text</h2>
        <pre tabindex="0" aria-labelledby="as-text">${email.text}</pre>
      </section>`,
  });

export const mailboxMissingPage = (base: string): Markup =>
  mailboxFrame({
    base,
    title: 'Not found',
    content: html`<h1>There is no such mail</h1>
      <p class="empty">It may belong to another database. <a href="${base}">Show all mails</a></p>`,
  });

const fact = (name: string, value: string | null): Markup | '' =>
  value === null ? '' : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const attachmentList = (base: string, emailId: string, attachments: MailboxEmail['attachments']): Markup =>
  html`<section aria-labelledby="attached">
    <h2 id="attached">Attached</h2>
    <ul class="files">
      ${attachments.map(
        (one) => html`<li>
          <a href="${base}/${emailId}/attachments/${one.id}" download>${one.fileName}</a>
          <span>${one.contentType}, ${fileSize(one.size)}</span>
        </li>`,
      )}
    </ul>
  </section>`;
