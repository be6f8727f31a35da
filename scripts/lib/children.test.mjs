import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';

/** A tool that starts a program, and says the ids of both. */
const tool = `
  import { spawn } from 'node:child_process';
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log([process.pid, pid].join());
  setInterval(() => {}, 1000);
`;

const script = `
  import { runStep } from ${JSON.stringify(new URL('children.mjs', import.meta.url).href)};
  const output = (said) => {
    process.stdout.write(said);
    if (process.env.HOW === 'dies') setTimeout(() => { throw new Error('not caught'); });
  };
  runStep(process.execPath, ['--input-type=module', '-e', process.env.TOOL], { output }).catch(() => {});
`;

async function start(how = 'waits') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, npm_lifecycle_event: '', TOOL: tool, HOW: how },
  });
  const ended = once(child, 'exit');
  const [line] = await once(createInterface(child.stdout), 'line');
  const pids = line.split(',').map(Number);
  onTestFinished(() => {
    child.kill('SIGKILL');
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
  });
  return { child, ended, pids };
}

/** Not one that has ended and waits to be noticed by its parent. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self/stat') || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a tool, with what it started', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('ends with the script that is ended by %s', async (signal) => {
    const { child, ended, pids } = await start();
    expect(pids.map(isAlive)).toEqual([true, true]);
    child.kill(signal);
    await ended;
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });

  it('ends with the script that dies of an error which nothing catches', async () => {
    const { ended, pids } = await start('dies');
    expect(await ended).toEqual([1, null]);
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });
});
