import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/**
 * A mail server that accepts everything and counts mails with a letter: how many arrived, and how many
 * distinct ones.
 */
let arrived = 0;
const different = new Set<string>();

const server = createServer((socket) => {
  let held = '';
  let inMail = false;
  socket.write('220 sink ESMTP\r\n');
  socket.on('error', () => {});
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    held += chunk;
    while (true) {
      const end = held.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const said = held.slice(0, end);
      held = held.slice(end + (inMail ? 5 : 2));
      socket.write(`${answerTo(said)}\r\n`);
    }
  });

  function answerTo(said: string): string {
    if (inMail) {
      inMail = false;
      if (said.includes('application/pdf')) {
        arrived++;
        different.add(/^message-id:\s*(\S+)/im.exec(said)?.[1] ?? `none ${arrived}`);
      }
      return '250 taken';
    }
    const command = said.slice(0, 4).toUpperCase();
    if (command === 'EHLO') return '250-sink\r\n250 8BITMIME';
    if (command === 'QUIT') {
      socket.end('221 bye\r\n');
      return '';
    }
    inMail = command === 'DATA';
    return inMail ? '354 go on' : '250 well';
  }
});

process.on('message', () => process.send?.({ arrived, different: different.size }));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
