import { relative } from 'node:path';

/** The duration of each file in a report: `{ file, seconds }`. Empty without a report. */
export function filesOfVitest(report, root) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

export function filesOfPlaywright(report) {
  const seconds = new Map();
  for (const { file, results } of testsOf(report)) {
    const took = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + took);
  }
  return [...seconds].map(([file, took]) => ({ file: `e2e/${file}`, seconds: took }));
}

/** Names of tests that passed only on a retry. */
export function retriedIn(report) {
  return testsOf(report)
    .filter(({ status }) => status === 'flaky')
    .map(({ file, title }) => `${file}: ${title}`);
}

function testsOf(report) {
  return (report?.suites ?? []).flatMap((suite) => testsOfSuite(suite, []));
}

function testsOfSuite({ file, title, specs = [], suites = [] }, above) {
  // The outermost suite is the file itself.
  const names = title === file ? above : [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, file, title: [...names, spec.title].join(' › ') })),
  );
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, names))];
}

/** One line for each of the slowest `most` files. */
export function slowestFiles(files, most) {
  return [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${file}`);
}
