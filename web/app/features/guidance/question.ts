import { type IssueType, issueTypes } from '@plainclaim/domain/claims/issue-types';
import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { type Claimant, claimants, type Defendant, defendants } from '@plainclaim/domain/worth-it/parties';
import { datePartNames, joinDateParts } from '../../ui/forms/date-parts.ts';

/** Answers about a claim, before sign-up. Amount and date are as typed. */
export type ClaimQuestion = {
  readonly amount: string;
  readonly jurisdiction: Jurisdiction;
  readonly issueType: IssueType;
  readonly claimant: Claimant;
  readonly defendant: Defendant;
  /** The value of a date field: 'YYYY-MM-DD', possibly incomplete. */
  readonly since: string;
};

/** The id of the calculator's section on the home page. */
export const outlookId = 'what-happens';

export const worthItPath = '/is-it-worth-it';

export const fieldNames = {
  amount: 'amount',
  jurisdiction: 'jurisdiction',
  issueType: 'issue',
  claimant: 'claimant',
  defendant: 'defendant',
  since: 'since',
} as const;

export const exampleQuestion: ClaimQuestion = {
  amount: '900.00',
  jurisdiction: 'England & Wales',
  issueType: 'Consumer Rights',
  claimant: 'private',
  defendant: 'company',
  since: '',
};

const longestAmount = 40;
const longestDatePart = 4;

/** Reads the question from the URL or the form. Missing and unknown values come from the example. */
export function readQuestion(given: URLSearchParams | FormData): ClaimQuestion {
  const amount = given.get(fieldNames.amount);
  const oneOf = <Value extends string>(values: readonly Value[], name: string, usual: Value): Value =>
    values.find((value) => value === given.get(name)) ?? usual;
  return {
    amount: typeof amount === 'string' ? amount.slice(0, longestAmount) : exampleQuestion.amount,
    jurisdiction: oneOf(jurisdictions, fieldNames.jurisdiction, exampleQuestion.jurisdiction),
    issueType: oneOf(issueTypes, fieldNames.issueType, exampleQuestion.issueType),
    claimant: oneOf(claimants, fieldNames.claimant, exampleQuestion.claimant),
    defendant: oneOf(defendants, fieldNames.defendant, exampleQuestion.defendant),
    since: readDay(given),
  };
}

export function isSameQuestion(a: ClaimQuestion, b: ClaimQuestion): boolean {
  return questionSearch(a) === questionSearch(b);
}

/** The query string of a question. */
export function questionSearch(question: ClaimQuestion): string {
  const [year = '', month = '', day = ''] = question.since.split('-');
  return new URLSearchParams({
    [fieldNames.amount]: question.amount,
    [fieldNames.jurisdiction]: question.jurisdiction,
    [fieldNames.issueType]: question.issueType,
    [fieldNames.claimant]: question.claimant,
    [fieldNames.defendant]: question.defendant,
    ...(question.since && {
      [`${fieldNames.since}-day`]: day,
      [`${fieldNames.since}-month`]: month,
      [`${fieldNames.since}-year`]: year,
    }),
  }).toString();
}

function readDay(given: URLSearchParams | FormData): string {
  const [day = '', month = '', year = ''] = datePartNames.map((part) => {
    const typed = given.get(`${fieldNames.since}-${part}`);
    return typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '').slice(0, longestDatePart) : '';
  });
  return joinDateParts({ day, month, year });
}
