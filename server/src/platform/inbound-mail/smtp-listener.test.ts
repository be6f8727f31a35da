import nodemailer from 'nodemailer';
import { expect, it, onTestFinished } from 'vitest';
import { watchedLog } from '../../testing/watched-log.ts';
import { maxIncomingBytes } from './incoming-mail.ts';
import { parseMail } from './parse-mail.ts';
import { listenForMail } from './smtp-listener.ts';

async function open(onMail: (raw: Uint8Array) => Promise<void>) {
  const { log, expectError } = watchedLog();
  const listener = await listenForMail({
    host: '127.0.0.1',
    port: 0,
    domain: 'plainclaim.example',
    log,
    onMail,
  });
  const client = nodemailer.createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  onTestFinished(async () => {
    client.close();
    await listener.close();
  });
  const send = (to: string, text = 'I agree to pay.') =>
    client.sendMail({ from: 'sam@example.com', to, subject: 'Re: Claim', text });
  return { send, expectError };
}

it('takes a mail for our domain', async () => {
  const taken: Uint8Array[] = [];
  const { send } = await open(async (raw) => void taken.push(raw));
  await send('Claims@Plainclaim.example');
  expect(taken).toHaveLength(1);
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
