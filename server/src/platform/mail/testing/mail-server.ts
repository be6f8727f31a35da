import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type ReceivedMail = {
  readonly parsed: Email;
  readonly raw: string;
  readonly recipients: string[];
  /** The envelope's return path. */
  readonly returnPath: string;
};

type Stage = 'connect' | 'recipient' | 'data';
type Refusal = { readonly at: Stage; readonly code: number; readonly text: string };

export type MailServer = {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** Number of connections, with or without a mail. */
  readonly connections: () => number;
  /** Each refusal is used once, in this order. */
  refuseNext(...refusals: Refusal[]): void;
  /** Every mail to this recipient is refused. */
  refuseFor(recipient: string, answer: Omit<Refusal, 'at'>): void;
  /** Accepts mails to this recipient again. */
  acceptFor(recipient: string): void;
  /** Delays the reply to the message until this resolves. */
  answerAfter(gate: Promise<void>): void;
  stop(): Promise<void>;
};

/** A real SMTP server in this process, which accepts every mail by default. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: Refusal[] = [];
  const unwanted = new Map<string, Omit<Refusal, 'at'>>();
  let connections = 0;
  let gate: Promise<void> = Promise.resolve();

  const refusalAt = (stage: Stage): Error | null => {
    if (refusals[0]?.at !== stage) return null;
    return asError(refusals.shift() as Refusal);
  };

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    // Clients keep connections open; waiting for them would take half a minute.
    closeTimeout: 20,
    onConnect: (_session, callback) => {
      connections++;
      callback(refusalAt('connect'));
    },
    onRcptTo: ({ address }, _session, callback) => {
      const answer = unwanted.get(address);
      callback(answer ? asError(answer) : refusalAt('recipient'));
    },
    onData: (stream, session, callback) => {
      take(stream, session.envelope).then(
        (refusal) => callback(refusal),
        (error: Error) => callback(error),
      );
    },
  });
  async function take(stream: NodeJS.ReadableStream, { mailFrom, rcptTo }: SMTPServerEnvelope) {
    const bytes = await buffer(stream);
    const refusal = refusalAt('data');
    if (refusal) return refusal;
    received.push({
      parsed: await PostalMime.parse(bytes),
      raw: bytes.toString('latin1'),
      recipients: rcptTo.map(({ address }) => address),
      returnPath: mailFrom === false ? '' : mailFrom.address,
    });
    await gate;
    return null;
  }
  // Some tests disconnect halfway.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');

  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await new Promise<void>((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    connections: () => connections,
    refuseNext: (...more) => void refusals.push(...more),
    refuseFor: (recipient, answer) => void unwanted.set(recipient, answer),
    acceptFor: (recipient) => void unwanted.delete(recipient),
    answerAfter: (promise) => {
      gate = promise;
    },
    stop,
  };
}

const asError = ({ code, text }: Omit<Refusal, 'at'>): Error =>
  Object.assign(new Error(text), { responseCode: code });
