import type { ClaimField, ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { defendantAddress, defendantName } from '@plainclaim/domain/claims/defendant';
import { formatMegabytes } from '@plainclaim/domain/claims/evidence';
import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { isKeptBack } from '@plainclaim/domain/claims/facts/kept-back';
import { type IssueType, issueTypes } from '@plainclaim/domain/claims/issue-types';
import { type Jurisdiction, jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { overLimitNotice } from '@plainclaim/domain/claims/limits';
import { parsePounds } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import type { Fact } from '../../ui/display/description-list.tsx';
import { answerWords, fieldLabels, incidentWords } from './claim-words.ts';
import { complaintOfType } from './complaint-words.ts';
import type { EvidenceRow } from './evidence-rows.ts';
import { lettersToLines } from './facts-words.ts';
import { claimantWords, defendantKindWords } from './party-words.ts';

const notGiven = <span className="font-normal text-ink-2">Not given</span>;

export function factOf(form: ClaimFormInput, field: ClaimField): Fact {
  const words = answerWords(form, field);
  const isMoney = field === 'amount' && words?.startsWith('£');
  return {
    term: fieldLabels[field],
    detail: isMoney ? <span className="amt">{words}</span> : (words ?? notGiven),
  };
}

export function detailsFacts(form: ClaimFormInput, told: FactsInput = emptyFactsInput): Fact[] {
  const description = answerWords(form, 'description');
  const given = (field: ClaimField) => (answerWords(form, field) ? [factOf(form, field)] : []);
  const about = complaintOfType(told, form.issueType);
  return [
    factOf(form, 'issueType'),
    ...(about ? [{ term: 'What it is about', detail: about }] : []),
    { term: fieldLabels.description, detail: description ? <Paragraphs text={description} /> : notGiven },
    factOf(form, 'amount'),
    factOf(form, 'jurisdiction'),
    { term: fieldLabels.incidentDate, detail: incidentWords({ form, facts: told }) ?? notGiven },
    ...given('policeIncidentNumber'),
    {
      term: 'Defendant',
      detail: nameOr(form, notGiven),
      more: defendantKindWords(told) ?? answerWords(form, 'defendantType'),
    },
    ...(form.defendantType === 'company' ? given('defendantContactPerson') : []),
  ];
}

export function yourFacts(form: ClaimFormInput, told: FactsInput = emptyFactsInput): Fact[] {
  const fields: ClaimField[] = [
    'plaintiffName',
    'plaintiffEmail',
    'plaintiffDateOfBirth',
    'plaintiffAddress',
    'plaintiffPostcode',
  ];
  const isFor = claimantWords(told);
  return [
    ...(isFor ? [{ term: 'Claimed for', detail: isFor }] : []),
    ...fields.map((field) => factOf(form, field)),
    ...lettersToLines(told).map((detail) => ({
      term: 'Address they see',
      detail,
      more: 'Your own address is not in the letter',
    })),
  ];
}

const addressFields: readonly ClaimField[] = [
  'defendantAddressLine1',
  'defendantAddressLine2',
  'defendantTownCity',
  'defendantPostcode',
];

export function defendantFacts(form: ClaimFormInput): Fact[] {
  const email = form.defendantEmailUnknown
    ? { term: fieldLabels.defendantEmail, detail: fieldLabels.defendantEmailUnknown }
    : factOf(form, 'defendantEmail');
  const isGiven = addressFields.some((field) => answerWords(form, field));
  const defendantPostcode = answerWords(form, 'defendantPostcode') ?? '';
  return [
    email,
    { term: 'Address', detail: isGiven ? defendantAddress({ ...form, defendantPostcode }) : notGiven },
  ];
}

export function evidenceFacts(
  rows: readonly EvidenceRow[],
  { evidence }: Pick<FactsInput, 'evidence'> = emptyFactsInput,
): Fact[] {
  const keptBack = new Set(evidence.filter(isKeptBack).map(({ file }) => file));
  const kept = rows.filter(({ state }) => state !== 'failed');
  if (kept.length === 0) return [{ term: 'Files', detail: 'None' }];
  return kept.map(({ name, sizeBytes, state, documentId = '' }, index) => ({
    term: `File ${index + 1}`,
    detail: name,
    more:
      state === 'uploading'
        ? 'Uploading'
        : `${formatMegabytes(sizeBytes)}${keptBack.has(documentId) ? '. Kept back: not sent with the letter' : ''}`,
  }));
}

/** The defendant's name, as far as typed; without the placeholder that lists show. */
export function nameOr(form: ClaimFormInput, otherwise: ReactNode): ReactNode {
  const fields: ClaimField[] =
    form.defendantType === 'company' ? ['defendantCompanyName'] : ['defendantFirstName', 'defendantLastName'];
  return fields.some((field) => answerWords(form, field)) ? defendantName(form) : otherwise;
}

/** What the review says about a claim above the limit of its jurisdiction. */
export function overLimitWords({ amount, issueType, jurisdiction }: ClaimFormInput): string | undefined {
  const asked = parsePounds(amount);
  const isChosen = isOneOf(issueTypes, issueType) && isOneOf(jurisdictions, jurisdiction);
  if (asked === undefined || !isChosen) return undefined;
  return overLimitNotice({
    amount: asked,
    issueType: issueType as IssueType,
    jurisdiction: jurisdiction as Jurisdiction,
  });
}

const isOneOf = (list: readonly string[], value: string): boolean => list.includes(value);

function Paragraphs({ text }: { text: string }) {
  return <span className="font-normal whitespace-pre-line">{text}</span>;
}
