import { html } from 'hono/html';
import type { TextRow } from '../../platform/sms/sms.store.ts';
import type { Markup } from '../pages/dev-page-frame.ts';
import { mailboxFrame } from './mailbox-frame.ts';
import { shortMoment } from './mailbox-words.ts';

type TextsPage = { readonly base: string; readonly texts: readonly TextRow[]; readonly to: string };

/** All text messages, newest first. */
export const mailboxTextsPage = ({ base, texts, to }: TextsPage): Markup =>
  mailboxFrame({
    base,
    title: 'Text messages',
    content: html`<p class="back"><a href="${base}">All mails</a></p>
      <h1>Text messages</h1>
      <form class="search" method="get" action="${base}/texts" role="search">
        <label for="to">Sent to</label>
        <div class="search-row">
          <input id="to" name="to" type="text" inputmode="tel" autocomplete="off" value="${to}" placeholder="+44 7700 900123">
          <button>Show</button>
          ${to === '' ? '' : html`<a href="${base}/texts">Show all</a>`}
        </div>
      </form>
      ${
        texts.length === 0
          ? html`<p class="empty">No text message has been written${to === '' ? ' yet' : ` to ${to}`}.</p>`
          : html`<ul class="mails">${texts.map(row)}</ul>`
      }`,
  });

const row = (one: TextRow): Markup => html`<li>
  <div class="what">
    <p>${wordsOf(one)}</p>
    <p>to +${one.toPhone}</p>
  </div>
  <p class="when"><time datetime="${one.createdAt.toISOString()}">${shortMoment(one.createdAt)}</time></p>
  <span class="badge ${stateOf(one)}">${stateNames[stateOf(one)]}</span>
</li>`;

function wordsOf({ text, failedAt, lastError }: TextRow): string {
  if (text !== null) return text;
  return failedAt
    ? `Not sent: ${lastError ?? 'nobody said why'}.`
    : 'The provider has it; its words are not kept here.';
}

const stateNames = { sent: 'Sent', kept: 'Kept here', failed: 'Failed', waiting: 'Waiting' } as const;

function stateOf(one: TextRow): keyof typeof stateNames {
  if (one.sentAt) return 'sent';
  if (one.keptAt) return 'kept';
  return one.failedAt ? 'failed' : 'waiting';
}
