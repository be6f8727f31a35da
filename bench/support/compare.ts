import type { Question } from './admin-questions.ts';
import type { ClaimsDatabase } from './claims-database.ts';
import { median, percentile } from './measure.ts';

const mostTimesSlower = 2;
/** A question that looks slow is measured again, as one hiccup in sixty decides the 95th percentile. */
const mostRounds = 3;

export type Compared = { readonly question: Question; readonly small: number[]; readonly large: number[] };

/** Alternates between the two databases, so that a busy moment of the machine affects both. */
export async function compare(
  question: Question,
  small: ClaimsDatabase,
  large: ClaimsDatabase,
  times: number,
): Promise<Compared> {
  const one: Compared = { question, small: [], large: [] };
  await inTurns({ question, small: [], large: [] }, small, large, 5);
  for (let round = 0; round === 0 || (round < mostRounds && isSlow(one)); round++)
    await inTurns(one, small, large, times);
  return one;
}

export const isSlow = (one: Compared): boolean => slowdown(one) > mostTimesSlower;

async function inTurns(one: Compared, small: ClaimsDatabase, large: ClaimsDatabase, times: number) {
  for (let n = 0; n < times; n++) {
    one.small.push(await milliseconds(one.question, small));
    one.large.push(await milliseconds(one.question, large));
  }
}

async function milliseconds({ as, path }: Question, { ask, landmarks }: ClaimsDatabase): Promise<number> {
  const started = performance.now();
  const res = await ask(as, path(landmarks));
  const text = await res.text();
  const took = performance.now() - started;
  if (res.status !== 200) throw new Error(`${path(landmarks)} answered ${res.status}: ${text}`);
  return took;
}

function slowdown({ small, large }: Compared): number {
  return percentile(large, 0.95) / percentile(small, 0.95);
}

export function rowOf(one: Compared): string {
  const { question, small, large } = one;
  const ms = (value: number) => value.toFixed(1);
  const cells = [
    question.name,
    `${ms(median(small))} / ${ms(percentile(small, 0.95))}`,
    `${ms(median(large))} / ${ms(percentile(large, 0.95))}`,
    (median(large) / median(small)).toFixed(2),
    slowdown(one).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

export function asTable(compared: readonly Compared[], claims: readonly number[]): string {
  const counts = claims.map((count) => `${count.toLocaleString('en-GB')} claims, ms (median / 95%)`);
  const heads = ['List', ...counts, 'Ratio of medians', 'Ratio at 95%'];
  return [`| ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length)}`, ...compared.map(rowOf)].join('\n');
}
