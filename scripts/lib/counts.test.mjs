import { describe, expect, it } from 'vitest';
import { countLine, countPlaywright, countVitest, sumCounts } from './counts.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map((one) => ({ status: one })) });

const vitestReport = (testResults) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (status) => all.filter((one) => one === status).length;
  return {
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
  };
};

describe('countVitest', () => {
  it('counts each test once', () => {
    const report = vitestReport([
      file('passed', 'passed', 'pending', 'todo'),
      file('failed', 'passed', 'failed'),
    ]);
    expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(countVitest(vitestReport([file('passed', 'passed'), file('failed')]), 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('does not believe a report of success from a runner that ended badly', () => {
    expect(countVitest(vitestReport([file('passed', 'passed')]), 1).failed).toBe(1);
  });

  it('counts a missing report as a failure, whatever the exit code', () => {
    expect(countVitest(null, 0).failed).toBe(1);
  });
});

describe('countPlaywright', () => {
  it('counts a test that passed on a retry as passed', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 };
    expect(countPlaywright({ stats }, 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it('counts a crash before the first test as a failure', () => {
    expect(countPlaywright({ stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 } }, 1).failed).toBe(
      1,
    );
    expect(countPlaywright(null, 1).failed).toBe(1);
  });
});

describe('the last line', () => {
  it('adds everything up', () => {
    const sum = sumCounts([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 1, failed: 2, skipped: 0 },
    ]);
    expect(countLine(sum)).toBe('4 passed, 2 failed');
  });

  it('mentions skipped tests only when there are any', () => {
    expect(countLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });
});
