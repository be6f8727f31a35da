import { expect, test } from 'vitest';
import { letterStanding } from './letter-standing.ts';

const sent = new Date('2026-11-16T10:00:00Z');
const none = { hasLetter: true, letterSentAt: null, isQueued: false, wasTried: false };

test.each([
  ['no letter was written', { hasLetter: false }, 'missing'],
  ['it was stored and never sent', {}, 'unsent'],
  ['its mail waits', { isQueued: true, wasTried: true }, 'queued'],
  ['its mail failed, or our team has it', { wasTried: true }, 'not-served'],
  ['a mail server accepted it', { letterSentAt: sent, wasTried: true }, 'served'],
  // The letter counts as sent since the first copy, whatever waits beside it.
  ['it was posted while its mail waits', { letterSentAt: sent, isQueued: true, wasTried: true }, 'served'],
  ['its text was erased since', { letterSentAt: sent, hasLetter: false }, 'served'],
] as const)('%s', (_, more, standing) => {
  expect(letterStanding({ ...none, ...more })).toBe(standing);
});
