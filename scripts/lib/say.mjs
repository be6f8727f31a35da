import { constants } from 'node:os';
import { Stopped, sentenceFor } from './problem.mjs';

export function duration(milliseconds) {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Prints one line per stage: its title, then its duration. `work` may return `{ skipped: 'why' }`. The title
 * is printed at once, so that a slow stage does not look like a hang.
 */
export async function stage(title, work) {
  process.stdout.write(`${title} … `);
  const begin = performance.now();
  try {
    const result = await work();
    const took = duration(performance.now() - begin);
    process.stdout.write(result?.skipped ? `skipped (${result.skipped})\n` : `${took}\n`);
    return result;
  } catch (error) {
    process.stdout.write(error instanceof Stopped ? 'stopped\n' : 'failed\n');
    throw error;
  }
}

export const exitCodeFor = (signal) => 128 + (constants.signals[signal] ?? 0);

/** Runs a script's work and exits with the code it returns; any error becomes one sentence. */
export async function main(work) {
  // `npm start | head` closes the pipe early, which is no reason for a stack trace.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof Stopped) {
      process.exitCode = exitCodeFor(error.signal);
      return;
    }
    console.error(sentenceFor(error));
    process.exitCode = 1;
  }
}
