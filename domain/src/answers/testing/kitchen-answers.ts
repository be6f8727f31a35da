import { kitchenFacts, letterDate } from '../../claims/facts/testing/kitchen-facts.ts';
import { shippedLaw } from '../../law/law.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { type ClaimBehindDoor, situationOf, type Visit } from '../door/claim-behind-door.ts';
import { type AnswerInput, emptyAnswerInput } from '../input/answer-input.ts';
import type { AnswerKind } from '../said.ts';

const day = toIsoDate;

export const visit: Visit = { today: day('2026-11-20'), law: shippedLaw };

/** The kitchen that never came, two days after its letter. £2,529.15 is asked for. */
export const kitchenClaim: ClaimBehindDoor = {
  id: 'b4e2d9f1-6c03-4a8e-9f57-31d0c7a8e264',
  shortReference: 'PC-7K4M-92QR',
  nation: 'England & Wales',
  issueType: 'Consumer Rights',
  claimantName: 'Hannah Okoro',
  defendantName: 'Northgate Kitchens Ltd',
  plaintiffAddress: '12 Calder Row, Leeds',
  plaintiffPostcode: 'LS6 2AB',
  facts: kitchenFacts,
  letterDatedOn: letterDate,
  respondBy: day('2026-12-02'),
  wasTimeGranted: false,
  payments: [],
  holds: [],
};

export const kitchenSituation: AnswerSituation = situationOf(kitchenClaim, visit);

const instalments = { kind: 'instalments', on: '', each: '250', every: 'month', first: '2026-12-15' };

/** Every kind filled in as a person types it; `kind` chooses. */
export const filledInput: AnswerInput = {
  ...emptyAnswerInput,
  name: ' Martin  Doyle ',
  capacity: 'Director',
  'pay-all': { how: instalments },
  'pay-part': { owed: '£1,500', why: 'The worktops were cut.', rows: ['second'], how: instalments },
  'already-paid': {
    amount: '650',
    on: '2026-10-05',
    how: 'Bank transfer',
    proof: [{ id: 'paper-1', type: 'receipt', what: 'Receipt of our bank', file: 'file-9' }],
  },
  dispute: {
    why: 'The order was cancelled too late.\n\nWe offered a new date.',
    rows: ['deposit'],
    timeline: [{ on: '2026-08-24', what: 'Our fitter was ill.', proof: ['paper-1'] }],
    evidence: [{ id: 'paper-1', type: 'correspondence', what: 'E-mail of 24 August', file: '' }],
    counterclaim: '',
  },
  'not-me': { why: 'We are Northgate Bathrooms Ltd.' },
  'need-more': { asks: 'A copy of the order form.', debtAdvice: false },
  'need-time': { until: '2026-12-16', why: '' },
};

export const typed = (kind: AnswerKind, change: Partial<AnswerInput[AnswerKind]> = {}): AnswerInput => ({
  ...filledInput,
  kind,
  [kind]: { ...filledInput[kind], ...change },
});
