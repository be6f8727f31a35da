import type { Pence } from '../../shared/money.ts';
import { consentWords, type TellingChoice, tellingsFor } from '../outcome/tellings.ts';
import { type AnswerChoice, answerGroups } from '../questions/choices.ts';
import type { Question } from '../questions/question.ts';
import { questionsOf } from '../questions/questions-of.ts';
import { sendingQuestions } from '../questions/sending-questions.ts';
import { isAdmission } from '../said.ts';
import { admissionWords } from './admission-words.ts';
import { type ClaimBehindDoor, situationOf, type Visit } from './claim-behind-door.ts';
import { type AnsweringAs, answeringAs } from './holder-words.ts';
import type { DoorKey } from './key-life.ts';

/** The second and third of the three pages: choose and answer, then check and send. */
export type AnswerPage = {
  readonly claimantName: string;
  readonly defendantName: string;
  readonly answeringAs: AnsweringAs;
  readonly asked: Pence;
  readonly groups: readonly {
    readonly title: string;
    readonly choices: readonly (AnswerChoice & {
      readonly questions: readonly Question[];
      readonly sending: readonly Question[];
      /** What it may do, read before it is sent; null where nothing is admitted. */
      readonly admission: string | null;
    })[];
  }[];
  readonly tellings: readonly TellingChoice[];
  readonly consent: string;
};

export function answerPage(
  { claim, key }: { readonly claim: ClaimBehindDoor; readonly key: Pick<DoorKey, 'kind' | 'sentTo'> },
  visit: Visit,
): AnswerPage {
  const situation = situationOf(claim, visit);
  return {
    claimantName: claim.claimantName,
    defendantName: claim.defendantName,
    answeringAs: answeringAs(key, situation),
    asked: situation.asked,
    groups: answerGroups(situation).map(({ title, choices }) => ({
      title,
      choices: choices.map((choice) => ({
        ...choice,
        questions: questionsOf(choice.kind, situation),
        sending: sendingQuestions(choice.kind, situation),
        admission: isAdmission(choice) ? admissionWords(situation) : null,
      })),
    })),
    tellings: tellingsFor(situation),
    consent: consentWords,
  };
}
