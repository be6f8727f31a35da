import type { MissingFromClaim } from '@plainclaim/domain/claims/facts/missing-from-claim';
import { isLateOffered, issueTypeOf } from './components/facts/interest-choices.ts';
import type { Answers, Step } from './writing.ts';

const ofInterest = /^(?:interest(?:\.|$)|rows\.\d+\.due$)/;

/** Whether a step asks for an answer: each for its own, and step 2 for late payment interest where it offers that. */
export const isAskedIn = (step: Step, one: MissingFromClaim, { form, facts }: Answers): boolean =>
  one.step === step || (step === 2 && ofInterest.test(one.field) && isLateOffered(facts, issueTypeOf(form)));
