/** A faster submission is taken for a bot's. */
const leastSecondsToWrite = 3;

/** A form may stay open overnight; after that it needs a new token. */
const mostSecondsToWrite = 24 * 3600;

/** Rate limit per visitor: this many messages in a row, allowed again after the period. */
export const contactAllowance = { burst: 8, periodSeconds: 1800 } as const;

export type FormTraces = {
  /** When the form was rendered; undefined without a valid token. */
  readonly openedAt: Date | undefined;
  /** Content of the honeypot field, which users do not see. */
  readonly trap: string;
};

/**
 * Whether a message looks sent by a person. "No" is a guess: the form is shown once more and nothing is
 * thrown away, because browsers autofill hidden fields and users paste text written beforehand.
 */
export function looksLikeAPerson({ openedAt, trap }: FormTraces, now: Date): boolean {
  if (trap !== '' || !openedAt || isFormOutdated(openedAt, now)) return false;
  return secondsSince(openedAt, now) >= leastSecondsToWrite;
}

export function isFormOutdated(openedAt: Date, now: Date): boolean {
  return secondsSince(openedAt, now) > mostSecondsToWrite;
}

function secondsSince(moment: Date, now: Date): number {
  return (now.getTime() - moment.getTime()) / 1000;
}
