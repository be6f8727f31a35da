import type { Confidence } from '../../replies/classify-reply.ts';
import type { ReplyType } from '../../replies/patterns.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { answerLabel } from '../questions/choices.ts';
import type { AnswerChannel, Answerer, AnswerKind, Said } from '../said.ts';
import { answerText } from './answer-words.ts';

/** The specification's type of each answer. */
export const replyTypeOf: Readonly<Record<AnswerKind, Exclude<ReplyType, 'UNCLEAR'>>> = {
  'pay-all': 'PAYMENT',
  'pay-part': 'PAYMENT',
  'already-paid': 'DISPUTE',
  dispute: 'DISPUTE',
  'not-me': 'DENIAL',
  'need-more': 'INFORMATION',
  'need-time': 'INFORMATION',
};

export type ReplyOfAnswer = {
  readonly type: ReplyType;
  readonly confidence: Confidence;
  /** Why this type: shown where the classifier's matches stand for an e-mail. */
  readonly explanation: string;
  readonly text: string;
  readonly requiresManualReview: false;
  /** Less than what is asked for is offered. */
  readonly offersPart: boolean;
};

const explained: Readonly<Record<AnswerChannel, (label: string) => string>> = {
  portal: (label) => `The person’s own choice on the answer page: “${label}”.`,
  email: (label) => `Recorded by an admin from an e-mail: “${label}”.`,
  post: (label) => `Recorded by an admin from a letter: “${label}”.`,
  phone: (label) => `Recorded by an admin from a call: “${label}”.`,
  'in-person': (label) => `Recorded by an admin from a visit: “${label}”.`,
};

/** An answer as the processed reply that it becomes. Nothing is guessed, so no admin has to read it first. */
export function replyOfAnswer(
  said: Said,
  { channel, ...answerer }: Answerer & { readonly channel: AnswerChannel },
  situation: Pick<AnswerSituation, 'rows' | 'defendant' | 'asked'>,
): ReplyOfAnswer {
  return {
    type: replyTypeOf[said.kind],
    confidence: 'HIGH',
    explanation: explained[channel](answerLabel(said.kind, situation)),
    text: answerText(said, answerer, situation),
    requiresManualReview: false,
    offersPart: said.kind === 'pay-part',
  };
}
