import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * take: accepts mails. refuse: temporarily (451). slow: delays. cut: hangs up in the middle of the message.
 * swallow: accepts the message and hangs up without acknowledging it. Addresses that begin with `nobody` are
 * unknown (550).
 */
export type SmtpManner = 'take' | 'refuse' | 'slow' | 'cut' | 'swallow';

export type Delivery = {
  readonly messageId: string;
  readonly recipient: string;
  /** The server that sent it: each has a port of its own. */
  readonly place: number;
  /** When it had arrived completely, by `performance.now()`. */
  readonly at: number;
  /** Whether the sender got an acknowledgement. */
  readonly answered: boolean;
};

export type SmtpDouble = {
  urlFor(place: number): string;
  readonly deliveries: readonly Delivery[];
  behave(...manners: SmtpManner[]): void;
  close(): Promise<void>;
};

const slowMs = 400;

/** A mail server that stores what it receives, and can misbehave like real ones. */
export async function startSmtpDouble(places: number): Promise<SmtpDouble> {
  const deliveries: Delivery[] = [];
  const sockets = new Set<Socket>();
  let manners: readonly SmtpManner[] = ['take'];
  let turn = 0;

  async function talk(socket: Socket, place: number): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let recipient = '';
    let message: string | undefined;
    let manner: SmtpManner = 'take';
    say('220 double ready');
    for await (const line of linesOf(socket)) {
      if (message === undefined) {
        const verb = line.slice(0, 4).toUpperCase();
        if (verb === 'RCPT') recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        if (verb === 'QUIT') return void socket.end('221 bye\r\n');
        // Chosen once per message, at its MAIL command.
        if (verb === 'MAIL') manner = manners[turn++ % manners.length] as SmtpManner;
        if (verb === 'RCPT' && recipient.startsWith('nobody')) say('550 no such user here');
        else if (verb === 'RCPT' && manner === 'refuse') say('451 not now');
        else if (verb === 'DATA') {
          if (manner === 'slow') await pause(slowMs);
          message = '';
          say('354 go on');
        } else say('250 well');
      } else if (line === '.') {
        const messageId = /^Message-ID: *(<[^>]+>)/im.exec(message)?.[1] ?? '';
        deliveries.push({
          messageId,
          recipient,
          place,
          at: performance.now(),
          answered: manner !== 'swallow',
        });
        message = undefined;
        if (manner === 'swallow') return void socket.destroy();
        say('250 taken');
      } else {
        message += `${line}\n`;
        if (manner === 'cut' && message.length > 500) return void socket.destroy();
      }
    }
  }

  const servers = await Promise.all(
    Array.from({ length: places }, async (_, place) => {
      const server = createServer((socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        socket.on('error', () => {});
        talk(socket, place).catch(() => socket.destroy());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, server };
    }),
  );
  return {
    urlFor: (place) => servers[place % places]?.url ?? '',
    deliveries,
    behave: (...next) => {
      manners = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map(({ server }) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let rest = '';
  socket.setEncoding('latin1');
  for await (const piece of socket as AsyncIterable<string>) {
    const lines = (rest + piece).split('\r\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
