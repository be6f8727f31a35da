import { describe, expect, it } from 'vitest';
import { prefixed } from './prefix.mjs';
import { Problem } from './problem.mjs';
import { duration } from './say.mjs';
import { createStages, sideBySide } from './stages.mjs';

function recorded(passedBefore) {
  const printed = [];
  const stages = createStages({ print: (text) => printed.push(text), passedBefore });
  return { stages, text: () => printed.join('') };
}

describe('stages', () => {
  it('go on after a failure, show why, and end with the counts of all of them', async () => {
    const { stages, text } = recorded();
    await stages.setUp(async () => {});
    await stages.stage('lint', async () => ({ ok: false, output: 'line 3 is wrong' }));
    await stages.stage('types', async () => ({ ok: true, output: 'nobody wants to read this' }));
    await stages.stage('unit', async () => ({ counts: { passed: 40, failed: 0, skipped: 1 } }));
    await stages.stage('build', () =>
      Promise.reject(new Problem('The web could not be built.', 'no such file')),
    );
    stages.notRun('end to end', 'the build failed');
    expect(stages.finish()).toBe(1);
    expect(text()).toContain('line 3 is wrong');
    expect(text()).not.toContain('nobody wants to read this');
    expect(text()).toContain('no such file\nThe web could not be built.');
    expect(text()).toMatch(/^unit +\d+\.\d\d {2}40 passed, 0 failed, 1 skipped$/m);
    expect(text()).toMatch(/\n41 passed, 3 failed, 1 skipped\n$/);
  });

  it('answer success only when nothing failed', async () => {
    const { stages, text } = recorded();
    await stages.stage('lint', async () => ({ ok: true }));
    expect(stages.finish()).toBe(0);
    expect(text()).toMatch(/\n1 passed, 0 failed\n$/);
  });

  it('do not take a mistake of the scripts for a failed stage', async () => {
    const { stages } = recorded();
    await expect(stages.stage('lint', () => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  });
});

describe('stages of a run that goes on', () => {
  it('leave out what passed, count it all the same, and try what failed again', async () => {
    const passedBefore = new Map();
    const first = recorded(passedBefore);
    await first.stages.stage('unit', async () => ({ counts: { passed: 40, failed: 0, skipped: 0 } }));
    await first.stages.stage('browser', async () => ({ counts: { passed: 7, failed: 1, skipped: 0 } }));
    expect(first.stages.finish()).toBe(1);

    const second = recorded(passedBefore);
    const again = () => Promise.reject(new Error('was run again'));
    await second.stages.stage('unit', again);
    await second.stages.stage('browser', async () => ({ counts: { passed: 8, failed: 0, skipped: 0 } }));
    expect(second.stages.finish()).toBe(0);
    expect(second.text()).toContain('unit: passed in an earlier run');
    expect(second.text()).toMatch(/\n48 passed, 0 failed\n$/);
    await expect(second.stages.alwaysStage('unit', again)).rejects.toThrow('was run again');
  });
});

describe('sideBySide', () => {
  it('runs every job, and never more than allowed at the same time', async () => {
    let now = 0;
    let most = 0;
    let done = 0;
    const job = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      done += 1;
    };
    await sideBySide(2, Array(5).fill(job));
    expect({ most, done }).toEqual({ most: 2, done: 5 });
  });
});

describe('what is said', () => {
  it.each([
    [4, '4 ms'],
    [1_234, '1.2 s'],
    [59_940, '59.9 s'],
    [119_700, '2 min 0 s'],
  ])('%d ms as %s', (milliseconds, expected) => {
    expect(duration(milliseconds)).toBe(expected);
  });

  it('keeps lines whole when output arrives in pieces', () => {
    const lines = [];
    const take = prefixed('web', (line) => lines.push(line));
    take('ready in ');
    take('300 ms\nopen it\nand');
    expect(lines).toEqual(['web    | ready in 300 ms\n', 'web    | open it\n']);
  });
});
