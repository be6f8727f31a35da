import { claimDetailsForm } from '@plainclaim/domain/claims/claim-form';
import type { Answers } from '../writing.ts';
import { stepRules } from './step-rules.ts';

/** The rules of step 1. */
export const detailsRules = (answers: () => Answers) => stepRules(1, claimDetailsForm, answers);
