import { describe, expect, it } from 'vitest';
import { filesOfPlaywright, filesOfVitest, retriedIn, slowestFiles } from './reports.mjs';

const test = (status, ...durations) => ({ status, results: durations.map((duration) => ({ duration })) });

const playwright = {
  suites: [
    {
      title: 'payments.spec.ts',
      file: 'payments.spec.ts',
      specs: [{ title: 'is paid once', tests: [test('flaky', 4000, 3000)] }],
      suites: [
        {
          title: 'on a phone',
          file: 'payments.spec.ts',
          specs: [{ title: 'is paid', tests: [test('expected', 1500)] }],
        },
      ],
    },
    {
      title: 'blog.spec.ts',
      file: 'blog.spec.ts',
      specs: [],
      suites: [
        {
          title: 'a reader',
          file: 'blog.spec.ts',
          specs: [{ title: 'is counted once', tests: [test('flaky', 10, 20)] }],
        },
      ],
    },
  ],
};

describe('what reports say of files', () => {
  it('adds up every try of every test of a browser file', () => {
    expect(filesOfPlaywright(playwright)).toEqual([
      { file: 'e2e/payments.spec.ts', seconds: 8.5 },
      { file: 'e2e/blog.spec.ts', seconds: 0.03 },
    ]);
  });

  it('takes the time of the other tests from begin to end of their file', () => {
    const report = { testResults: [{ name: '/here/domain/a.test.ts', startTime: 1000, endTime: 3500 }] };
    expect(filesOfVitest(report, '/here')).toEqual([{ file: 'domain/a.test.ts', seconds: 2.5 }]);
  });

  it('names the slowest first, and no more than asked for', () => {
    const files = [1, 30, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
    expect(slowestFiles(files, 2)).toEqual(['   30.0  30.test.ts', '    2.0  2.test.ts']);
  });

  it('has nothing of a run that wrote no report', () => {
    expect([...filesOfVitest(null, '/'), ...filesOfPlaywright(null), ...retriedIn(null)]).toEqual([]);
  });
});

it('names every test that needed a second try, with what it is in', () => {
  expect(retriedIn(playwright)).toEqual([
    'payments.spec.ts: is paid once',
    'blog.spec.ts: a reader › is counted once',
  ]);
});
