import { expect, it } from 'vitest';
import { mailFailureInWords } from './mail-failure.ts';

it.each([
  ['550 5.1.1 <sam@reed.example>: no such user here', 'There is no such mailbox, or it refuses our mail.'],
  ['The mail came back: 550 no mailbox', 'There is no such mailbox, or it refuses our mail.'],
  ['552 5.2.2 mailbox full', 'The mailbox is full.'],
  ['550 5.7.1 Message rejected as spam', 'The receiving server takes our mail for spam, or blocks us.'],
  ['550 5.1.2 Bad destination system', 'There is no mail server for this address. It may be mistyped.'],
  ['552 5.3.4 Message size exceeds fixed limit', 'The message is too large for the receiving server.'],
  ['Invalid login: 535 5.7.8 authentication failed', 'Our mail server refused our log-in. Check SMTP_URL.'],
  [
    'connect ECONNREFUSED 127.0.0.1:25',
    'Our mail server could not be reached. Check SMTP_URL and the server itself.',
  ],
  ['451 4.7.1 greylisted', 'The receiving server kept asking us to try later, until we gave up.'],
  ["ENOENT: no such file or directory, open 'x'", 'An attached file could not be read.'],
  ['', 'The mail server gave a reason we do not know.'],
  ['mumble', 'The mail server gave a reason we do not know.'],
  [null, 'The mail server gave a reason we do not know.'],
])('%j', (said, words) => {
  expect(mailFailureInWords(said)).toBe(words);
});
