import { expect, it } from 'vitest';
import {
  answerConfirmations,
  answerMailboxProofs,
  askForConfirmation,
  askForMailboxProof,
} from './confirmation.ts';

it('is asked of the dialog that is there, and is not given where there is none', async () => {
  expect(await askForConfirmation()).toBe(false);
  const first = answerConfirmations(async () => true);
  expect(await askForConfirmation()).toBe(true);
  const second = answerConfirmations(async () => false);
  // The previous page unregisters after the next one has registered.
  first();
  expect(await askForConfirmation()).toBe(false);
  second();
  expect(await askForConfirmation()).toBe(false);
});

it('about the mailbox is asked of its own dialog', async () => {
  const gone = answerMailboxProofs(async () => true);
  expect([await askForMailboxProof(), await askForConfirmation()]).toEqual([true, false]);
  gone();
  expect(await askForMailboxProof()).toBe(false);
});
