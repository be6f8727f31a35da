import { SMTPServer } from 'smtp-server';

export type PickyMailServer = {
  readonly url: string;
  /** Recipients of accepted mails, in order. */
  readonly taken: readonly string[];
  /** Recipients of mails that were to come back later, in order. */
  readonly deferred: readonly string[];
  refuse(recipient: string): void;
  /** As a greylisting server does: not now, come back later. */
  defer(recipient: string): void;
  accept(recipient: string): void;
  stop(): Promise<void>;
};

/** For browser tests: a real SMTP server that accepts mails except to refused and deferred recipients. */
export async function startPickyMailServer(): Promise<PickyMailServer> {
  const taken: string[] = [];
  const deferred: string[] = [];
  const unwanted = new Map<string, 'refused' | 'deferred'>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 20,
    onRcptTo: ({ address }, _session, callback) => {
      const how = unwanted.get(address);
      if (how === 'deferred') deferred.push(address);
      callback(how && answers[how]());
    },
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
    deferred,
    refuse: (recipient) => void unwanted.set(recipient, 'refused'),
    defer: (recipient) => void unwanted.set(recipient, 'deferred'),
    accept: (recipient) => void unwanted.delete(recipient),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const answers = {
  refused: () => Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }),
  deferred: () => Object.assign(new Error('4.2.1 come back later'), { responseCode: 451 }),
};
