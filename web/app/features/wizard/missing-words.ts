import type { MissingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';

const rowNames: Readonly<Record<string, string>> = {
  rows: 'Sum',
  credits: 'Payment from them',
  timeline: 'Date',
  evidence: 'Evidence',
};

/** The message away from its field, where it has to name its row: "Sum 2: please say what it is". */
export function missingWords({ field, message }: Pick<MissingFromClaim, 'field' | 'message'>): string {
  const [, list = '', at] = /^(\w+)\.(\d+)(?:\.|$)/.exec(field) ?? [];
  const name = rowNames[list];
  if (name === undefined) return message;
  return `${name} ${Number(at) + 1}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}
