import { countLine, sumCounts } from './counts.mjs';
import { Problem, Stopped } from './problem.mjs';

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };
const nothing = { passed: 0, failed: 0, skipped: 0 };

const minutes = (milliseconds) => (milliseconds / 60_000).toFixed(2);

const nothingBefore = { get: () => undefined, set: () => {} };

/**
 * Collects the duration and result of each stage; stages continue after a failure. Stages in `passedBefore`
 * are skipped.
 */
export function createStages({
  print = (text) => process.stdout.write(text),
  passedBefore = nothingBefore,
} = {}) {
  const begin = performance.now();
  const results = [];

  /**
   * `work` returns `{ ok, output }`, or `{ counts }` when it ran tests; a Problem counts as a failure. A
   * failed stage's output is printed in one piece at its end, so that stages can run in parallel.
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

  /** For stages that later ones depend on: runs even if it passed before. */
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

  /**
   * For a stage that makes no sense after an earlier failure: skipping it silently would look like success.
   */
  function notRun(name, why) {
    results.push({ name, took: 0, counts: failed });
    print(`${name}: FAILED, not run because ${why}\n`);
  }

  /** The set-up prints its own lines and stops the run when it fails; only its duration is recorded. */
  async function setUp(work) {
    const result = await work();
    results.push({ name: 'set-up', took: performance.now() - begin, counts: nothing });
    return result;
  }

  /** Prints the table and, as the last line, the counts. Returns the exit code. */
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

/** Runs at most `limit` jobs in parallel. */
export async function sideBySide(limit, jobs) {
  const waiting = [...jobs];
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
