import { spawn } from 'node:child_process';
import { whenNpmEnds } from './launcher.mjs';
import { Problem, Stopped } from './problem.mjs';
import { exitCodeFor } from './say.mjs';

/**
 * Each child has its own process group. A Ctrl-C in a terminal signals the whole foreground group, and npm
 * forwards it once more; tools and servers take the second signal as "stop at once". With separate groups,
 * only this file forwards the signal, once.
 */
const ownGroup = process.platform !== 'win32';
const samePress = 1_000;

const running = new Map();
let stop = null;

export const stopSignal = () => stop?.signal ?? null;

function kill(child, signal, whole) {
  try {
    if (whole && ownGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The process has already ended.
  }
}

function onSignal(signal) {
  const now = Date.now();
  if (stop && now - stop.at < samePress) return;
  const again = stop !== null;
  stop = { signal, at: now };
  for (const [child, { whole }] of running) {
    // A second, later press kills at once: graceful shutdown has had its chance.
    if (again) kill(child, 'SIGKILL', true);
    else kill(child, signal === 'SIGHUP' ? 'SIGTERM' : signal, whole);
  }
}

/** Sends every child SIGTERM, unless they were signalled already. */
export function stopChildren() {
  if (!stop) onSignal('SIGTERM');
}

function listenOnce() {
  if (listenOnce.done) return;
  listenOnce.done = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal(signal));
  // After an uncaught error: in groups of their own they would run on, with the databases that they started.
  process.on('exit', () => {
    for (const [child, { whole }] of running) kill(child, 'SIGTERM', whole);
  });
  whenNpmEnds(stopChildren);
}

/**
 * Starts a program without a shell (so spaces in paths are harmless) and resolves when it has ended.
 * `output`: 'inherit' shows it live, 'capture' collects it, a function receives it in chunks. `whole`: signal
 * the whole group (tools) or only the program (a server that stops its own children). `bound`: open a channel
 * whose closing tells the child that this process has died.
 */
function run(file, args, { cwd, env, output = 'capture', whole = true, bound = false } = {}) {
  listenOnce();
  if (stop) return Promise.reject(new Stopped(stop.signal));
  const stream = output === 'inherit' ? 'inherit' : 'pipe';
  const stdio = ['ignore', stream, stream, ...(bound ? ['ipc'] : [])];
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env, stdio, detached: ownGroup, windowsHide: true });
    running.set(child, { whole });
    const pieces = [];
    const take = typeof output === 'function' ? output : (piece) => pieces.push(piece);
    for (const pipe of [child.stdout, child.stderr]) pipe?.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      running.delete(child);
      reject(new Problem(`${file} could not be started (${error.code ?? error.message}).`));
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? exitCodeFor(signal), output: pieces.join('') });
    });
  });
}

/** Like `run`, but throws `Stopped` instead of a failure when the user asked to stop. */
export async function runStep(file, args, options) {
  const result = await run(file, args, options);
  if (stop) throw new Stopped(stop.signal);
  return result;
}

const stopWithParent = new URL('./stop-with-parent.mjs', import.meta.url).href;

/** A long-running Node program that stops with this process, even when this process is killed. */
export const runBound = (node, args, options) =>
  run(node, ['--import', stopWithParent, ...args], { ...options, whole: false, bound: true });
