import { spawn } from 'node:child_process';

/** The user that PostgreSQL runs as; elsewhere `undefined` means our own. */
export type User = { readonly uid: number; readonly gid: number };

export type CommandResult = { readonly ok: boolean; readonly output: string };

export type CommandOptions = { readonly user?: User; readonly cwd?: string };

/** Runs a command and waits for it. A command that cannot be started counts as failed. */
export function runCommand(file: string, args: readonly string[], { user, cwd }: CommandOptions = {}) {
  return new Promise<CommandResult>((resolve) => {
    const output: string[] = [];
    const failed = (error: unknown) => resolve({ ok: false, output: `${output.join('')}${error}` });
    try {
      const child = spawn(file, args, {
        ...user,
        cwd: cwd ?? '/',
        env: plainEnvironment(),
        stdio: ['ignore', 'pipe', 'pipe'],
        windowsHide: true,
      });
      child.stdout.on('data', (chunk) => output.push(String(chunk)));
      child.stderr.on('data', (chunk) => output.push(String(chunk)));
      child.once('error', failed);
      child.once('close', (code) => resolve({ ok: code === 0, output: output.join('') }));
    } catch (error) {
      failed(error);
    }
  });
}

/**
 * An environment without the operator's PGPORT, PGDATA, LANG and the like, which would change the server.
 * Windows programs need their environment, so it is passed on there.
 */
export function plainEnvironment(): NodeJS.ProcessEnv | undefined {
  if (process.platform === 'win32') return undefined;
  return { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
