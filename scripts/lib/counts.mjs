/**
 * Counts are `{ passed, failed, skipped }`. A test runner that exits with an error counts at least one
 * failure.
 */
const atLeastOneFailure = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

const noReport = { passed: 0, failed: 1, skipped: 0 };

export function countVitest(report, code) {
  if (!report) return noReport;
  // A file that fails to load has no failed test of its own.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return atLeastOneFailure(counts, code);
}

export function countPlaywright(report, code) {
  if (!report) return noReport;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected, skipped }, code);
}

export function sumCounts(all) {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function countLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
