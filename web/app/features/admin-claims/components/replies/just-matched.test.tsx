import { expect, it } from 'vitest';
import type { Reply } from '../../api/admin-api.ts';
import { responseKeys } from '../../api/responses.ts';
import { reply, words } from '../../testing/screen-words.tsx';
import { JustMatched } from './just-matched.tsx';

const later = new Date(Date.now() + 3_600_000).toISOString();
const claim = {
  id: '10000000-0000-4000-8000-000000000001',
  plaintiff_name: 'Hannah Okoro',
  defendant_name: 'Sam Reed',
} as Reply['claim'];

/** What an admin is shown who has just opened the page: nothing but the server's answer is known. */
const shown = (more: Partial<Reply>, only?: 'mails' | 'by-hand') =>
  words(<JustMatched {...(only && { only })} />, {
    data: [[responseKeys.undoable, [{ ...reply, claim, undo_until: later, ...more }]]],
  });

it('offers to undo what any admin has matched in the last minute', async () => {
  const page = await shown({});
  expect(page).toContain('Matched with Hannah Okoro v Sam Reed.');
  expect(page).toContain('Undo the match');
});

it('offers to take a reply off its claim that was written down in the last minute', async () => {
  const page = await shown({ channel: 'phone' });
  expect(page).toContain('Recorded for Hannah Okoro v Sam Reed.');
  expect(page).toContain('Take it off the claim');
});

it('offers nothing whose minute is over', async () => {
  const before = new Date(Date.now() - 1000).toISOString();
  expect(await shown({ undo_until: before })).not.toContain('Undo the match');
});

it('shows each reply once on a page that has a place for both kinds', async () => {
  expect(await shown({}, 'mails')).toContain('Undo the match');
  expect(await shown({}, 'by-hand')).not.toContain('Undo the match');
  expect(await shown({ channel: 'phone' }, 'by-hand')).toContain('Take it off the claim');
  expect(await shown({ channel: 'phone' }, 'mails')).not.toContain('Take it off the claim');
});
