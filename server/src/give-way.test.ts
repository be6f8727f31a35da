import { execFileSync } from 'node:child_process';
import { constants } from 'node:os';
import { expect, it } from 'vitest';

/** In a process of its own: what has given way cannot take its place back. */
const program = `
  import { readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { giveWay } from './src/give-way.ts';
  giveWay();
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  console.log(JSON.stringify(threads.map((thread) => getPriority(thread))));
`;

it('lowers the priority of every thread of the process', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
  });
  const priorities = JSON.parse(told) as number[];
  expect(priorities.length).toBeGreaterThan(process.platform === 'linux' ? 1 : 0);
  expect(new Set(priorities)).toEqual(new Set([constants.priority.PRIORITY_LOW]));
});
