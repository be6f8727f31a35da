import { countLine, sumCounts } from './counts.mjs';
import { Problem, Stopped } from './problem.mjs';

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };
const nothing = { passed: 0, failed: 0, skipped: 0 };

const minutes = (milliseconds) => (milliseconds / 60_000).toFixed(2);

const nothingBefore = { get: () => undefined, set: () => {} };

/** Collects what each stage took and came to; stages go on after a failure. Those that `passedBefore` are not run again. */
export function createStages({
  print = (text) => process.stdout.write(text),
  passedBefore = nothingBefore,
} = {}) {
  const begin = performance.now();
  const results = [];

  /**
   * `work` answers `{ ok, output }`, or `{ counts }` when it ran tests of its own; a Problem counts as failed.
   * Output of a failed stage is printed in one piece when it ends, so that stages may run side by side.
   */
  async function stage(name, work) {
    const before = passedBefore.get(name);
    if (before) {
      results.push({ name, ...before });
      print(`${name}: passed in an earlier run, after ${minutes(before.took)} min\n`);
      return true;
    }
    const ok = await alwaysStage(name, work);
    const { took, counts } = results.findLast((one) => one.name === name);
    if (ok) passedBefore.set(name, { took, counts });
    return ok;
  }

  /** For what later stages build upon: also run when it passed before. */
  async function alwaysStage(name, work) {
    const stageBegin = performance.now();
    const result = await work().catch((error) => {
      if (error instanceof Stopped || !(error instanceof Problem)) throw error;
      return { ok: false, output: [error.details, error.message].filter(Boolean).join('\n') };
    });
    const counts = result.counts ?? (result.ok ? passed : failed);
    const took = performance.now() - stageBegin;
    results.push({ name, took, counts });
    if (!result.ok && result.output) print(`\n${result.output.trimEnd()}\n\n`);
    print(`${name}: ${counts.failed > 0 ? 'FAILED' : 'passed'} after ${minutes(took)} min\n`);
    return counts.failed === 0;
  }

  /** The stage could not make sense after an earlier failure; leaving it out silently would look like success. */
  function notRun(name, why) {
    results.push({ name, took: 0, counts: failed });
    print(`${name}: FAILED, not run because ${why}\n`);
  }

  /** The set-up prints its own lines and stops the run when it fails; only its time belongs here. */
  async function setUp(work) {
    const result = await work();
    results.push({ name: 'set-up', took: performance.now() - begin, counts: nothing });
    return result;
  }

  /** Prints the table and, as the very last line, the counts. Answers the exit code. */
  function finish() {
    print(
      `\n${table([...results, { name: 'in all', took: performance.now() - begin, counts: nothing }])}\n\n`,
    );
    const total = sumCounts(results.map(({ counts }) => counts));
    print(`${countLine(total)}\n`);
    return total.failed > 0 ? 1 : 0;
  }

  return { setUp, stage, alwaysStage, notRun, finish };
}

function table(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length), 'stage'.length);
  const lines = rows.map(({ name, took, counts }) =>
    `${name.padEnd(width)}  ${minutes(took).padStart(7)}  ${counts === nothing ? '' : countLine(counts)}`.trimEnd(),
  );
  return [`${'stage'.padEnd(width)}  minutes`, ...lines].join('\n');
}

/** Runs at most `limit` of the jobs at the same time. */
export async function sideBySide(limit, jobs) {
  const waiting = [...jobs];
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
