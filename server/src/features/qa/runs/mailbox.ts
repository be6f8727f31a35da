import type { Visitor } from './api-visitor.ts';
import { waitFor } from './wait-for.ts';

type Mail = {
  readonly kind: string;
  readonly state: string;
  readonly to: string;
  readonly text: string;
  readonly attachments: readonly object[];
};

async function newest(visitor: Visitor, to: string, kind: string): Promise<Mail | undefined> {
  const path = `/dev/mailbox/api?to=${encodeURIComponent(to)}`;
  const { emails } = await visitor.want<{ emails: Mail[] }>(200, 'GET', path);
  return emails.find((mail) => mail.kind === kind);
}

/** Waits for a mail in the outbox. */
export async function mailAbout(visitor: Visitor, to: string, kind: string): Promise<Mail> {
  return await waitFor(() => newest(visitor, to, kind), `no mail of kind ${kind} came`);
}

/** Waits until a worker has processed the mail: the queue works. */
export async function untilDelivered(visitor: Visitor, to: string, kind: string): Promise<Mail> {
  const look = async () => {
    const mail = await newest(visitor, to, kind);
    return mail?.state === 'kept' ? mail : undefined;
  };
  return await waitFor(look, `no mail of kind ${kind} was delivered`);
}
