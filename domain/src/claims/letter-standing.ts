/**
 * How far a claim's letter has got. `unsent`: written and never tried. `not-served`: tried, or passed to our team, and no
 * copy has reached the other side. `served`: some copy did, as far as is known.
 */
export type LetterStanding = 'missing' | 'unsent' | 'queued' | 'not-served' | 'served';

type Known = {
  readonly hasLetter: boolean;
  /** Set once a first copy reached the other side, and taken back when it is known that none did. */
  readonly letterSentAt: Date | null;
  /** An attempt waits to leave. */
  readonly isQueued: boolean;
  /** Anything was tried before: a mail, a posting, a request to our team. */
  readonly wasTried: boolean;
};

export function letterStanding({ hasLetter, letterSentAt, isQueued, wasTried }: Known): LetterStanding {
  if (letterSentAt !== null) return 'served';
  if (!hasLetter) return 'missing';
  if (isQueued) return 'queued';
  return wasTried ? 'not-served' : 'unsent';
}
