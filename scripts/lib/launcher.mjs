import { readFileSync } from 'node:fs';

/** Linux only; elsewhere just the direct parent is known. */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The processes that started this script: npm itself, or npm's shell and npm. */
function launchers() {
  const parent = process.ppid;
  const isShell = /^(sh|dash|bash|ash|busybox)\n/.test(readProcess(parent, 'comm'));
  const above = isShell ? /^PPid:\s*(\d+)/m.exec(readProcess(parent, 'status'))?.[1] : '';
  return `${parent} ${above}`;
}

/**
 * Calls back when npm has ended. A killed npm forwards no signal; a SIGTERM it sends only to its shell, which
 * forwards nothing. Either way a server that Ctrl-C cannot reach must not keep running.
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
