import { readFileSync } from 'node:fs';

/** Linux only; elsewhere the direct parent must do. */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The processes this script was started through: npm itself, or the shell that npm put in between and npm. */
function launchers() {
  const parent = process.ppid;
  const isShell = /^(sh|dash|bash|ash|busybox)\n/.test(readProcess(parent, 'comm'));
  const above = isShell ? /^PPid:\s*(\d+)/m.exec(readProcess(parent, 'status'))?.[1] : '';
  return `${parent} ${above}`;
}

/**
 * Calls back when npm is gone. Killed hard it cannot pass anything on, and a polite kill it passes to its
 * shell, which dies without a word: either way a server nobody can reach with Ctrl-C must not stay behind.
 */
export function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const before = launchers();
  const watch = setInterval(() => {
    if (launchers() === before) return;
    clearInterval(watch);
    callback();
  }, 300);
  watch.unref();
}
