import { connect, type Socket } from 'node:net';
import nodemailer from 'nodemailer';
import { expect, it, onTestFinished } from 'vitest';
import { watchedLog } from '../../testing/watched-log.ts';
import { type Envelope, maxIncomingBytes } from './incoming-mail.ts';
import { parseMail } from './parse-mail.ts';
import { listenForMail, type SmtpLimits } from './smtp-listener.ts';

async function open(
  onMail: (raw: Uint8Array, envelope: Envelope) => Promise<void>,
  limits: Partial<SmtpLimits> = {},
) {
  const { log, expectError } = watchedLog();
  const listener = await listenForMail({
    host: '127.0.0.1',
    port: 0,
    domain: 'plainclaim.example',
    log,
    onMail,
    limits,
  });
  const client = nodemailer.createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  onTestFinished(async () => {
    client.close();
    await listener.close();
  });
  const send = (to: string, text = 'I agree to pay.') =>
    client.sendMail({ from: 'sam@example.com', to, subject: 'Re: Claim', text });
  /** A raw connection for the test to write to, and the lines that the server sent until it closed. */
  const connectFrom = (localAddress: string) => {
    const socket = connect({ host: '127.0.0.1', port: listener.port, localAddress }).setEncoding('utf8');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    const lines: string[] = [];
    socket.on('data', (text) => lines.push(String(text)));
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(lines.join(''))));
    return { socket, closed, greeted: () => answer(socket) };
  };
  return { send, expectError, connectFrom };
}

const answer = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (text) => resolve(String(text))));

it('takes a mail for our domain', async () => {
  const taken: Uint8Array[] = [];
  const envelopes: Envelope[] = [];
  const { send } = await open(async (raw, envelope) => {
    taken.push(raw);
    envelopes.push(envelope);
  });
  await send('Claims@Plainclaim.example');
  expect(envelopes).toEqual([{ network: '127.0.0.1', recipients: ['claims@plainclaim.example'] }]);
  expect(await parseMail(taken[0] as Uint8Array)).toMatchObject({
    from: 'sam@example.com',
    text: 'I agree to pay.',
  });
});

it('is nobody’s relay', async () => {
  const { send } = await open(async () => {});
  await expect(send('someone@elsewhere.example')).rejects.toMatchObject({ responseCode: 550 });
  await expect(send('someone@not-plainclaim.example')).rejects.toMatchObject({ responseCode: 550 });
});

it('refuses what is too large', async () => {
  const taken: Uint8Array[] = [];
  const { send } = await open(async (raw) => void taken.push(raw));
  const line = `${'x'.repeat(70)}\n`;
  await expect(
    send('claims@plainclaim.example', line.repeat(Math.ceil(maxIncomingBytes / line.length) + 10)),
  ).rejects.toMatchObject({ responseCode: 552 });
  expect(taken).toEqual([]);
});

it('asks the sender to come again when the mail could not be kept', async () => {
  const { send, expectError } = await open(async () => {
    throw new Error('the database is away');
  });
  expectError(/could not be taken in/);
  await expect(send('claims@plainclaim.example')).rejects.toMatchObject({ responseCode: 451 });
});

// Only Linux has all of 127.0.0.0/8 configured.
it.runIf(process.platform === 'linux')(
  'takes mail while twenty clients of one network say nothing',
  async () => {
    const taken: Uint8Array[] = [];
    const { send, connectFrom } = await open(async (raw) => void taken.push(raw));
    const greetings = await Promise.all(Array.from({ length: 20 }, () => connectFrom('127.0.0.2').greeted()));
    expect(greetings.filter((text) => text.startsWith('220 '))).toHaveLength(10);
    expect(greetings.filter((text) => text.startsWith('421 '))).toHaveLength(10);
    await send('claims@plainclaim.example');
    expect(taken).toHaveLength(1);
  },
);

it('hangs up on a client that says nothing, and on one that never finishes', async () => {
  const silent = await open(async () => {}, { idleMs: 300 });
  expect(await silent.connectFrom('127.0.0.1').closed).toMatch(/^220 [\s\S]*421 /);

  const dripping = await open(async () => {}, { idleMs: 60_000, sessionMs: 1_000 });
  const { socket, closed } = dripping.connectFrom('127.0.0.1');
  const drip = setInterval(() => socket.write('x'), 50);
  onTestFinished(() => clearInterval(drip));
  expect(await closed).toMatch(/^220 /);
});

it('asks for a mail again later when the others fill the memory it has for them', async () => {
  const waiting: (() => void)[] = [];
  const onMail = () => new Promise<void>((resolve) => waiting.push(resolve));
  const { send } = await open(onMail, { heldBytes: 3_000 });
  const first = send('claims@plainclaim.example', 'x '.repeat(800));
  await expect.poll(() => waiting.length).toBe(1);
  await expect(send('claims@plainclaim.example', 'x '.repeat(800))).rejects.toMatchObject({
    responseCode: 452,
  });
  waiting.pop()?.();
  await first;
  const third = send('claims@plainclaim.example', 'x '.repeat(800));
  await expect.poll(() => waiting.length).toBe(1);
  waiting.pop()?.();
  await third;
});
