import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type ServerProcess = {
  readonly child: ChildProcess;
  output(): string;
  /** Resolves with the site's address when the server is ready; rejects if it exits first. */
  ready(): Promise<string>;
  /** Resolves with the exit code. */
  ended(): Promise<number | null>;
};

/** The bundled server in its own process, to test signals, kills and exit codes. */
export function startServerProcess(
  script: string,
  settings: Readonly<Record<string, string>>,
): ServerProcess {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => output,
    ready: async () => {
      while (!output.includes('Plainclaim is ready')) {
        const ended = await Promise.race([
          exit.then(() => true),
          once(child.stdout, 'data').then(() => false),
        ]);
        if (ended) throw new Error(`the server ended before it was ready:\n${output}`);
      }
      return /Open\s+(\S+)/.exec(output)?.[1] ?? '';
    },
    ended: () => exit,
  };
}
