type PersonAllowance = {
  readonly burst: number;
  readonly periodSeconds: number;
  /** What is bounded, as the refusal and the FAQ say it. */
  readonly what: string;
};

const hour = 3600;

/**
 * What one person may do in a while: more than anyone does by hand, less than it takes to pester people, to fill a disk or
 * to run up a bill. The FAQ tells them before they are reached, and a refusal names the one that was.
 */
export const personAllowances = {
  submissions: { burst: 10, periodSeconds: hour, what: 'claims submitted in an hour' },
  letters: { burst: 20, periodSeconds: hour, what: 'letters written in an hour' },
  uploads: { burst: 60, periodSeconds: hour, what: 'files uploaded in an hour' },
  downloads: { burst: 5, periodSeconds: 24 * hour, what: 'downloads of your data in a day' },
} as const satisfies Record<string, PersonAllowance>;

/** What is said when one is used up. Nothing was done, and nothing is lost. */
export function usedUpWords(name: keyof typeof personAllowances, retryAfterSeconds: number): string {
  const { burst, what } = personAllowances[name];
  return `You have reached ${burst} ${what}, which is the most we allow. Nothing is lost: please try again in ${inMinutes(retryAfterSeconds)}.`;
}

/** How many more are possible now and, where none is, the seconds until one is. */
export type AllowanceLeft = { readonly left: number; readonly waitSeconds: number };

const few = 2;

/** Said before the press that would be refused, once there is little left; undefined before. */
export function littleLeftWords(
  name: keyof typeof personAllowances,
  { left, waitSeconds }: AllowanceLeft,
): string | undefined {
  if (left > few) return undefined;
  if (left <= 0) return usedUpWords(name, waitSeconds);
  const { burst, what } = personAllowances[name];
  return `You are close to the most we allow, ${burst} ${what}: ${left === 1 ? 'one more is' : `${left} more are`} possible now.`;
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
