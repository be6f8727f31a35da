import type { Readable } from 'node:stream';
import { AppError } from '@plainclaim/domain/shared/errors';
import { SMTPServer } from 'smtp-server';
import type { Log } from '../log/log.ts';
import { networkOf } from '../network-of.ts';
import { admitSessions } from './admit-sessions.ts';
import { type Envelope, maxIncomingBytes } from './incoming-mail.ts';

export type SmtpListenerOptions = {
  readonly host: string;
  readonly port: number;
  /** Mail for any other domain is refused: we are nobody's relay. */
  readonly domain: string;
  readonly log: Log;
  /** The sender is told yes only after this is done; if it fails, they are asked to come again. */
  readonly onMail: (raw: Uint8Array, envelope: Envelope) => Promise<void>;
  readonly limits?: Partial<SmtpLimits>;
};

export type SmtpLimits = {
  readonly sessions: number;
  readonly sessionsPerNetwork: number;
  /** A client that sends nothing for so long is disconnected, in milliseconds. */
  readonly idleMs: number;
  /** So is one that has not finished after so long, however slowly it sends. */
  readonly sessionMs: number;
  /** Bytes of unfinished mails held in memory, of all sessions together. */
  readonly heldBytes: number;
};

const usualLimits: SmtpLimits = {
  sessions: 100,
  sessionsPerNetwork: 10,
  idleMs: 30_000,
  sessionMs: 300_000,
  heldBytes: 4 * maxIncomingBytes,
};

export type SmtpListener = { readonly port: number; close(): Promise<void> };

/** Takes mail for our own domain, bounded in size, memory, sessions and time. */
export async function listenForMail(options: SmtpListenerOptions): Promise<SmtpListener> {
  const { host, port, log } = options;
  const limits = { ...usualLimits, ...options.limits };
  const sessions = admitSessions(limits);
  const held = { bytes: 0 };
  const server = new SMTPServer({
    name: options.domain,
    banner: 'Plainclaim',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxIncomingBytes,
    // The owner of an address decides what its reverse lookup says, and how long it takes.
    disableReverseLookup: true,
    socketTimeout: limits.idleMs,
    closeTimeout: 2_000,
    logger: false,
    onConnect: ({ id, remoteAddress }, answer) =>
      answer(
        sessions.admit(id, networkOf(remoteAddress))
          ? null
          : refusal(421, 'Too many connections, please try again later'),
      ),
    onClose: ({ id }) => sessions.leave(id),
    onRcptTo: ({ address }, _session, answer) =>
      answer(isOurs(address, options.domain) ? null : refusal(550, 'We do not take mail for this address')),
    onData: (stream, { remoteAddress, envelope }, answer) => {
      const recipients = envelope.rcptTo.map(({ address }) => address.toLowerCase());
      const take = (raw: Uint8Array) =>
        options.onMail(raw, { network: networkOf(remoteAddress), recipients });
      takeIn(stream, held, limits.heldBytes, take).then(
        () => answer(null),
        (error: unknown) => answer(answerFor(error, log)),
      );
    },
  });
  server.on('error', (error: Error) => log.warn({ err: error }, 'trouble with the mail listener'));
  server.server.on('connection', (socket) => {
    const end = setTimeout(() => socket.destroy(), limits.sessionMs);
    socket.once('close', () => clearTimeout(end));
  });
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

async function takeIn(
  stream: Readable,
  held: { bytes: number },
  mostHeld: number,
  take: (raw: Uint8Array) => Promise<void>,
): Promise<void> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let kept = 0;
  let isBusy = false;
  try {
    for await (const piece of stream as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      isBusy ||= held.bytes + piece.byteLength > mostHeld;
      // What cannot be taken is read to its end, because the sender listens only then, and thrown away.
      if (isBusy || size > maxIncomingBytes) continue;
      pieces.push(piece);
      kept += piece.byteLength;
      held.bytes += piece.byteLength;
    }
    if (size > maxIncomingBytes) throw refusal(552, 'The message is too large');
    if (isBusy) throw refusal(452, 'Too much mail at once, please try again later');
    await take(Buffer.concat(pieces));
  } finally {
    held.bytes -= kept;
  }
}

type Refusal = Error & { readonly responseCode: number };

const refusal = (responseCode: number, words: string): Refusal =>
  Object.assign(new Error(words), { responseCode });

function answerFor(error: unknown, log: Log): Refusal {
  if (error instanceof Error && 'responseCode' in error) return error as Refusal;
  if (error instanceof AppError && error.code === 'rate_limited')
    return refusal(451, 'Too much mail at once, please try again later');
  log.error({ err: error }, 'a mail could not be taken in and was sent back to its queue');
  return refusal(451, 'Please try again later');
}

function isOurs(address: string, domain: string): boolean {
  return address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);
}
