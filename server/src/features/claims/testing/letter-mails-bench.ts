import { expect } from 'vitest';
import { startMailServer } from '../../../platform/mail/testing/mail-server.ts';
import { openClaimsBench, type Person } from './claims-bench.ts';

export type Details = {
  mails: {
    id: string;
    kind: string;
    to: string;
    state: string;
    attachments: number;
    notice: string | null;
    sent_at: string | null;
  }[];
};

export async function openLetterMailsBench() {
  const server = await startMailServer();
  const bench = await openClaimsBench({
    settings: { SMTP_URL: server.url, REPLY_MAILBOX: 'replies@plainclaim.example' },
  });
  const hannah = await bench.signUp();
  const mailTo = (address: string) => {
    const found = server.received.filter(({ recipients }) => recipients.includes(address));
    expect(found, `mails to ${address}`).toHaveLength(1);
    return (found[0] as (typeof found)[number]).parsed;
  };
  const details = async (person: Person, id: string) =>
    (await bench.call<Details>(person, 'GET', `/api/claims/${id}`)).body;
  return { ...bench, server, hannah, mailTo, details };
}

export const plain = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');
