import { type Invariant, missing, rowsAsWords } from './invariant.ts';

type Row = { message_id: string; arrives_as: string; to_address: string; sent: boolean; failed: boolean };

/** Only at rest. */
export const sentMails: Invariant = {
  name: 'every mail was sent, or is shown as failed',
  broken: async (query, { mail }) => {
    // A notice gathered into a summary arrives as the summary.
    const rows =
      await query<Row>(`select mail.message_id, coalesce(summary.message_id, mail.message_id) as arrives_as,
      mail.to_address, mail.sent_at is not null as sent, mail.failed_at is not null as failed
      from emails mail left join emails summary on summary.id = mail.gathered_in`);
    const received = mail.deliveries.map(({ messageId }) => messageId);
    const unknowable = rows.filter(({ to_address }) => to_address.startsWith('nobody'));
    return [
      ...rowsAsWords(
        rows.filter(({ sent, failed }) => !sent && !failed),
        'a mail is neither sent nor failed',
      ),
      ...rowsAsWords(
        rows.filter(({ failed, to_address }) => failed && !to_address.startsWith('nobody')),
        'a mail failed although its mail server was only away',
      ),
      ...rowsAsWords(
        unknowable.filter(({ failed }) => !failed),
        'a mail to nobody did not fail',
      ),
      ...missing(
        rows.filter(({ sent }) => sent).map(({ arrives_as }) => arrives_as),
        received,
        'a mail is said to be sent and never arrived',
      ),
      ...missing(
        received,
        rows.map(({ message_id }) => message_id),
        'a mail arrived that we know nothing of',
      ),
    ];
  },
};

/** The number of deliveries beyond the first of each mail. */
export function repeatsIn(deliveries: readonly { readonly messageId: string }[]): number {
  return deliveries.length - new Set(deliveries.map(({ messageId }) => messageId)).size;
}

export const repeatedInWindow: Invariant = {
  name: 'a mail is repeated only if its first yes may not have reached the database',
  broken: async (_query, { mail, faults }) => {
    const last = new Map<string, (typeof mail.deliveries)[number]>();
    const problems: string[] = [];
    for (const delivery of mail.deliveries) {
      const before = last.get(delivery.messageId);
      last.set(delivery.messageId, delivery);
      if (before?.answered && !faults.mayHaveLost(before.place, before.at))
        problems.push(
          `${delivery.messageId} was brought again by server ${delivery.place} after ${Math.round(delivery.at - before.at)} ms, ` +
            `although server ${before.place} had been told yes and lived`,
        );
    }
    return problems;
  },
};
