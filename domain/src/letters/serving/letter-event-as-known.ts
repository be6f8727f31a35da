import { outcomeOf, type ServiceRecord } from './service-record.ts';

type Event = { readonly kind: string; readonly facts: Readonly<Record<string, unknown>> };
type Attempt = Pick<ServiceRecord, 'mailId' | 'outcomes'>;

/**
 * The kind under which an event of a claim's history is shown. Before attempts were recorded, `letter.sent` was written when
 * a letter was queued: such an event, which names no attempt, says `letter.queued` unless its mail left.
 */
export function letterEventAsKnown({ kind, facts }: Event, records: readonly Attempt[]): string {
  if (kind !== 'letter.sent' || facts.service_id !== undefined) return kind;
  const record = records.find(({ mailId }) => mailId !== null && mailId === facts.mail_id);
  const left = record?.outcomes.some(({ outcome }) => outcome === 'sent') ?? false;
  return left && record && outcomeOf(record) !== 'failed' ? kind : 'letter.queued';
}
