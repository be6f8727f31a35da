import { html } from 'hono/html';
import type { Markup } from '../pages/dev-page-frame.ts';
import { deliveryState } from './delivery-state.ts';
import { mailboxFrame } from './mailbox-frame.ts';
import { recipient, shortMoment, stateName } from './mailbox-words.ts';
import type { MailboxEmail, MailboxPage } from './read-mailbox.ts';

type ListPage = { readonly base: string; readonly page: MailboxPage; readonly to: string | undefined };

export const mailboxListPage = ({ base, page, to }: ListPage): Markup =>
  mailboxFrame({
    base,
    title: to === undefined ? 'Mails' : `Mails to ${to}`,
    content: html`<h1>Mails</h1>
      <p class="state"><a href="${base}/texts">Text messages</a></p>
      <form class="search" method="get" action="${base}" role="search">
        <label for="to">Sent to</label>
        <div class="search-row">
          <input id="to" name="to" type="text" inputmode="email" autocomplete="off" value="${to ?? ''}" placeholder="name@example.com">
          <button>Show</button>
          ${to === undefined ? '' : html`<a href="${base}">Show all</a>`}
        </div>
      </form>
      ${page.emails.length === 0 ? empty(to) : html`<ul class="mails">${page.emails.map((one) => row(base, one))}</ul>`}
      ${page.next === undefined ? '' : html`<p><a class="more" href="${olderHref(base, page.next, to)}">Older mails</a></p>`}`,
  });

const row = (base: string, { email, attachments }: MailboxEmail): Markup => html`<li>
  <div class="what">
    <a href="${base}/${email.id}">${email.subject}</a>
    <p>to ${recipient(email)}</p>
  </div>
  <p class="when">
    <time datetime="${email.createdAt.toISOString()}">${shortMoment(email.createdAt)}</time>
    ${attachments.length === 0 ? '' : html`<span>${attachments.length} attached</span>`}
  </p>
  <span class="badge ${deliveryState(email)}">${stateName(email)}</span>
</li>`;

const empty = (to: string | undefined): Markup =>
  to === undefined
    ? html`<p class="empty">No mail has been written yet. Submit a claim or ask for a sign-in link, and it appears here.</p>`
    : html`<p class="empty">Nothing was written to ${to}.</p>`;

function olderHref(base: string, next: string, to: string | undefined): string {
  const query = new URLSearchParams({ before: next, ...(to !== undefined && { to }) });
  return `${base}?${query}`;
}
