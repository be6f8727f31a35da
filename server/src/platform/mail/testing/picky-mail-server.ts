import { SMTPServer } from 'smtp-server';

export type PickyMailServer = {
  readonly url: string;
  /** Recipients of accepted mails, in order. */
  readonly taken: readonly string[];
  refuse(recipient: string): void;
  accept(recipient: string): void;
  stop(): Promise<void>;
};

/** For browser tests: a real SMTP server that accepts mails except to refused recipients. */
export async function startPickyMailServer(): Promise<PickyMailServer> {
  const taken: string[] = [];
  const unwanted = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 20,
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        unwanted.has(address)
          ? Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, session, callback) => {
      stream.resume();
      stream.on('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    refuse: (recipient) => void unwanted.add(recipient),
    accept: (recipient) => void unwanted.delete(recipient),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
