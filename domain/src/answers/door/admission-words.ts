import { reasonForMoreTime } from '../../claims/time-left.ts';
import type { AnswerSituation } from '../answer-situation.ts';

/**
 * What an admission may do, in one sentence before it is made: Limitation Act 1980 ss.29 to 31, Limitation (Northern
 * Ireland) Order 1989 arts 57 to 65, Prescription and Limitation (Scotland) Act 1973 s.10. An injury claim's time is never
 * restarted. docs/legal-review.md.
 */
export function admissionWords({ nation, issueType }: Pick<AnswerSituation, 'nation' | 'issueType'>): string {
  const shown = 'Saying in writing that you owe this may be shown to a court';
  const restarts =
    reasonForMoreTime({ jurisdiction: nation, issueType }) === 'knowledge'
      ? ''
      : ', and it can start the legal time limit for the claim again';
  return `${shown}${restarts}, so take free advice first if you are not sure.`;
}
