import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';

/** Preloaded: ends the child even when the benchmark crashes. Messages keep it alive, so the channel stays referenced. */
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

export type Child = {
  /** Sends a message and waits for the answer to it. */
  ask<Answer>(message: object): Promise<Answer>;
  next<Answer>(): Promise<Answer>;
  stop(): Promise<void>;
};

/** A child process of ours, controlled by messages. */
export function startChild(file: string, env: Readonly<Record<string, string>> = {}): Child {
  const child: ChildProcess = fork(resolve(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', endWithParent],
  });
  // From the start: one that Ctrl-C ended as well has no exit to wait for any more.
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const next = <Answer>() =>
    new Promise<Answer>((found, failed) => {
      const ended = (code: number | null) => failed(new Error(`${file} ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        found(message as Answer);
      });
    });
  return {
    next,
    ask: (message) => {
      const answer = next<never>();
      child.send(message);
      return answer;
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
