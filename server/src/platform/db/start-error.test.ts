import { expect, it } from 'vitest';
import { asStartError, StartError } from './start-error.ts';

const failure = (code: string) => Object.assign(new Error(`${code}: as the system puts it`), { code });

it.each([
  [
    'ENOSPC',
    'There is no space left on the disk that holds /srv/data; free some, or set DATA_DIR to a folder on another disk.',
  ],
  [
    'EACCES',
    'The data folder /srv/data cannot be read and written by the user that runs Plainclaim; give that user permission, or set DATA_DIR to another folder.',
  ],
  [
    'ENOTDIR',
    'The data folder /srv/data cannot be made because a file is in its way; move the file, or set DATA_DIR to another folder.',
  ],
])('%s becomes a sentence for the operator', (code, sentence) => {
  const told = asStartError(failure(code), '/srv/data');
  expect(told).toBeInstanceOf(StartError);
  expect(told).toHaveProperty('message', sentence);
});

it('leaves what it does not know, and what is a sentence already, as they are', () => {
  const bug = new TypeError('x is not a function');
  const sentence = new StartError('The cat sleeps on the disk.');
  expect(asStartError(bug, '/srv/data')).toBe(bug);
  expect(asStartError(sentence, '/srv/data')).toBe(sentence);
});
