import type { Verdict, WorthIt, WorthItQuestion } from '@plainclaim/domain/worth-it/worth-it';

const words: Readonly<Record<Verdict, string>> = {
  'too-late':
    'Probably not: the time to go to court seems to be over. Take advice before you spend anything.',
  'look-elsewhere': 'A letter costs nothing, but this is probably for a tribunal. Look there first.',
  'costs-too-much':
    'Probably not in court, where the fees come to as much as the sum. A letter still costs nothing.',
  'ask-a-solicitor': 'A letter costs nothing. For court, ask a solicitor what it would take.',
  hurry: 'A letter costs nothing, but time is short: do not wait long for an answer.',
  'worth-a-letter': 'A letter costs nothing. Worth sending.',
};

/** Whether it is worth it, in a sentence. */
export function verdictWords({ since }: WorthItQuestion, { verdict, time }: WorthIt): string {
  if (verdict === 'ask-a-solicitor' && time?.kind === 'left' && time.isShort)
    return 'A letter costs nothing, but time is short: ask a solicitor now what a court would take.';
  if (verdict === 'worth-a-letter' && since)
    return 'A letter costs nothing and you have time. Worth sending.';
  return words[verdict];
}
