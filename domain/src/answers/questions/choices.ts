import { formatLongDate } from '../../shared/dates.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { timeToAsk } from '../rules/time-to-ask.ts';
import type { AnswerKind } from '../said.ts';
import { type Voice, voiceOf } from '../voice.ts';

export type AnswerChoice = {
  readonly kind: AnswerKind;
  readonly label: string;
  readonly hint: string;
};

export type AnswerGroup = { readonly title: string; readonly choices: readonly AnswerChoice[] };

const labels: Readonly<Record<AnswerKind, (voice: Voice) => string>> = {
  'pay-all': ({ subject }) => `${subject} will pay all of it`,
  'pay-part': ({ subject }) => `${subject} owe part of it`,
  'already-paid': () => 'It has already been paid',
  dispute: ({ subject }) => `${subject} do not agree`,
  'not-me': ({ object }) => `This is not ${object}`,
  'need-more': ({ subject }) => `${subject} need to see something first`,
  'need-time': ({ subject }) => `${subject} need more time`,
};

/** The answer in a sentence, the same in the form, the reply and the claimant's page. */
export const answerLabel = (kind: AnswerKind, { defendant }: Pick<AnswerSituation, 'defendant'>): string =>
  labels[kind](voiceOf(defendant));

/** The answers in three groups, none of them preselected. More time is left out where none can be asked for. */
export function answerGroups(situation: AnswerSituation): readonly AnswerGroup[] {
  const { claimantName } = situation;
  const latest = timeToAsk(situation)?.latest;
  const choice = (kind: AnswerKind, hint: string): AnswerChoice => ({
    kind,
    label: answerLabel(kind, situation),
    hint,
  });
  return [
    {
      title: 'Paying',
      choices: [
        choice('pay-all', 'Now, by a day you name, or in instalments'),
        choice('pay-part', 'Say how much, and why not the rest'),
        choice('already-paid', 'Say when and how, with proof if you have it'),
      ],
    },
    {
      title: 'Disagreeing',
      choices: [
        choice('dispute', 'Give your side, dates and papers'),
        choice(
          'not-me',
          'Wrong company, person or address. You are asked for nothing until that is put right',
        ),
      ],
    },
    {
      title: 'Not ready yet',
      choices: [
        choice('need-more', 'Ask for it. Once it comes, you get at least 14 days from then'),
        ...(latest === undefined
          ? []
          : [choice('need-time', `Name a day up to ${formatLongDate(latest)}. ${claimantName} decides`)]),
      ],
    },
  ];
}
