import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import type { Log } from '../log/log.ts';
import { maxIncomingBytes } from './incoming-mail.ts';

export type SmtpListenerOptions = {
  readonly host: string;
  readonly port: number;
  /** Mail for any other domain is refused: we are nobody's relay. */
  readonly domain: string;
  readonly log: Log;
  /** The sender is told yes only after this is done; if it fails, they are asked to come again. */
  readonly onMail: (raw: Uint8Array) => Promise<void>;
};

export type SmtpListener = { readonly port: number; close(): Promise<void> };

/** Takes mail for our own domain, bounded in size, in connections and in time. */
export async function listenForMail(options: SmtpListenerOptions): Promise<SmtpListener> {
  const { host, port, log } = options;
  const server = new SMTPServer({
    name: options.domain,
    banner: 'Plainclaim',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxIncomingBytes,
    maxClients: 20,
    socketTimeout: 60_000,
    closeTimeout: 2_000,
    logger: false,
    onRcptTo: ({ address }, _session, answer) =>
      answer(isOurs(address, options.domain) ? null : refusal(550, 'We do not take mail for this address')),
    onData: (stream, _session, answer) => {
      takeIn(stream, options).then(
        () => answer(null),
        (error: unknown) => answer(answerFor(error, log)),
      );
    },
  });
  server.on('error', (error: Error) => log.warn({ err: error }, 'trouble with the mail listener'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function takeIn(stream: Readable, { onMail }: SmtpListenerOptions): Promise<void> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    // What is too much is read to its end, because the sender listens only then, and thrown away.
    if (size <= maxIncomingBytes) pieces.push(piece);
  }
  if (size > maxIncomingBytes) throw refusal(552, 'The message is too large');
  await onMail(Buffer.concat(pieces));
}

type Refusal = Error & { readonly responseCode: number };

const refusal = (responseCode: number, words: string): Refusal =>
  Object.assign(new Error(words), { responseCode });

function answerFor(error: unknown, log: Log): Refusal {
  if (error instanceof Error && 'responseCode' in error) return error as Refusal;
  log.error({ err: error }, 'a mail could not be taken in and was sent back to its queue');
  return refusal(451, 'Please try again later');
}

function isOurs(address: string, domain: string): boolean {
  return address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);
}
