/** Nobody reads a form and writes to us in less time than this. */
const leastSecondsToWrite = 3;

/** A form may lie open overnight; after that it is made out anew. */
const mostSecondsToWrite = 24 * 3600;

/** How many messages one visitor may send in a row, and how long until they may send as many again. */
export const contactAllowance = { burst: 8, periodSeconds: 1800 } as const;

export type FormTraces = {
  /** When the form was made out, as far as that can be proven. */
  readonly openedAt: Date | undefined;
  /** What stands in the field that people do not see. */
  readonly trap: string;
};

/**
 * Whether a message looks sent by a person. The answer "no" is a guess: such a message is asked for once more,
 * never thrown away, because browsers fill in hidden fields and people paste what they wrote beforehand.
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
