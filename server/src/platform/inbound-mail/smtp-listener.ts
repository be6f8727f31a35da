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
  /** Mail for any other domain is refused: this is no open relay. */
  readonly domain: string;
  readonly log: Log;
  /** The mail is accepted only after this resolves; if it rejects, the sender is asked to retry. */
  readonly onMail: (raw: Uint8Array, envelope: Envelope) => Promise<void>;
  readonly limits?: Partial<SmtpLimits>;
};

export type SmtpLimits = {
  readonly sessions: number;
  readonly sessionsPerNetwork: number;
  /** Idle timeout of a session, in milliseconds. */
  readonly idleMs: number;
  /** Total timeout of a session, however slowly the client sends. */
  readonly sessionMs: number;
  /** Limit for unfinished mails in memory, in bytes, over all sessions. */
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

/** Receives mail for our own domain, with limits on size, memory, sessions and time. */
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
    // The client's network controls its reverse DNS, and how slow it is.
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
      // Data over a limit is read and discarded: the client reads our refusal only after sending everything.
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
