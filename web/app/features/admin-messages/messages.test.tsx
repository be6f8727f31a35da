import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type Message, messagesKey } from './api/messages.ts';
import { MessageList, unreadWords } from './components/message-list.tsx';
import { Notifications } from './components/notifications.tsx';

const message: Message = {
  id: '60000000-0000-4000-8000-000000000001',
  first_name: 'Hannah',
  last_name: 'Okoro',
  email: 'hannah@post.example',
  claim_id: null,
  known_claim_id: null,
  issue: 'Has my letter <b>gone out</b>?',
  status: 'read',
  created_at: '2026-11-16T09:00:00.000Z',
};

function markup(messages: readonly Message[], reading: readonly string[] = []) {
  const client = new QueryClient();
  client.setQueryData(messagesKey, {
    pages: [{ messages, next_cursor: null, unread_messages: 0 }],
    pageParams: [''],
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MessageList reading={{ data: [...reading], isPending: false, isError: false }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('leads to the claim only where it is one of ours', () => {
  const claim_id = '10000000-0000-4000-8000-00000000000A';
  const known_claim_id = claim_id.toLowerCase();
  expect(markup([{ ...message, claim_id, known_claim_id }])).toContain(`href="/claim/${known_claim_id}"`);
  expect(markup([{ ...message, claim_id: 'pc 7k4m 92qr', known_claim_id }])).toContain('pc 7k4m 92qr</a>');
  const unknown = markup([{ ...message, claim_id: 'the sofa' }]);
  expect(unknown).toContain('the sofa (no claim of ours)');
  expect(unknown).not.toContain('href="/claim');
});

it('offers an answer by e-mail and the other state, and shows words as words', () => {
  const read = markup([message]);
  expect(read).toContain('href="mailto:hannah@post.example?');
  expect(read).toContain('Mark as unread');
  expect(read).toContain('&lt;b&gt;gone out&lt;/b&gt;');
  const unread = markup([{ ...message, status: 'unread' }]);
  expect(unread).toContain('Mark as read');
  expect(unread).toContain('Unread');
});

it('tells what is new since the panel was last opened', () => {
  expect(markup([message])).not.toContain('>New<');
  expect(markup([message], [message.id])).toContain('>New<');
});

it.each([
  [0, 0, 0, 'Nobody has written yet.'],
  [3, 0, 0, 'Everything is read.'],
  [3, 0, 1, '1 message is new.'],
  [3, 0, 2, '2 messages are new.'],
  [3, 1, 0, '1 message is unread.'],
  [20, 1200, 0, '1,200 messages are unread.'],
])('%d shown, %d unread, %d opened just now: %s', (shown, unread, opened, words) =>
  expect(unreadWords({ shown, unread, opened })).toBe(words),
);

it.each([
  [undefined, /Notifications<\/button>/],
  [0, /Notifications<\/button>/],
  [3, />3<span class="sr-only"> unread<\/span>/],
  [250, />99\+</],
])('shows %s unread at the button', (unread, expected) => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Notifications unread={unread} />
    </QueryClientProvider>,
  );
  expect(html).toMatch(expected);
});
