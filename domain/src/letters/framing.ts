import type { IssueType } from '../claims/issue-types.ts';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import type { LetterFacts } from './letter-facts.ts';

/** The names of court, rules and protocol that a letter uses, and what the parties are called there. */
export type LegalFraming = {
  readonly court: 'County Court' | 'Sheriff Court';
  readonly rules: string;
  readonly procedure: string;
  /** What governs conduct before a claim: a protocol of its own, else the jurisdiction's rules. */
  readonly protocol: string;
  readonly claimant: 'claimant' | 'applicant';
  readonly defendant: 'defendant' | 'respondent';
  readonly decision: 'judgment' | 'decree';
};

type JurisdictionFraming = Omit<LegalFraming, 'protocol'> & { readonly injuryProtocol: string };

const injuryProtocol = 'Pre-Action Protocol for Personal Injury Claims';

export const debtProtocol = 'Pre-Action Protocol for Debt Claims';

export const practiceDirection = 'Practice Direction on Pre-Action Conduct';

/**
 * Source: specification 1, section 9; the words for the parties are those of each jurisdiction's courts
 * (docs/legal-review.md, row 13).
 */
const byJurisdiction: Readonly<Record<Jurisdiction, JurisdictionFraming>> = {
  'England & Wales': {
    court: 'County Court',
    rules: 'Civil Procedure Rules',
    procedure: 'small claims track',
    injuryProtocol,
    claimant: 'claimant',
    defendant: 'defendant',
    decision: 'judgment',
  },
  Scotland: {
    court: 'Sheriff Court',
    rules: 'Simple Procedure Rules',
    procedure: 'simple procedure',
    injuryProtocol: `${injuryProtocol} in Scotland`,
    claimant: 'claimant',
    defendant: 'respondent',
    decision: 'decree',
  },
  'Northern Ireland': {
    court: 'County Court',
    rules: 'County Court Small Claims Rules',
    procedure: 'small claims procedure',
    injuryProtocol: `${injuryProtocol} in Northern Ireland`,
    claimant: 'applicant',
    defendant: 'respondent',
    decision: 'judgment',
  },
};

export function legalFraming(jurisdiction: Jurisdiction, issueType: IssueType): LegalFraming {
  const { injuryProtocol: forInjury, ...framing } = byJurisdiction[jurisdiction];
  return { ...framing, protocol: protocolFor(jurisdiction, issueType, forInjury, framing.rules) };
}

/** What the letter's section on conduct is about: the protocol for debts does not reach a debt of a company. */
export function conductUnder({
  jurisdiction,
  issueType,
  isDebtOfCompany,
}: Pick<LetterFacts, 'jurisdiction' | 'issueType' | 'isDebtOfCompany'>): string {
  const { protocol } = legalFraming(jurisdiction, issueType);
  return isDebtOfCompany && protocol === debtProtocol ? practiceDirection : protocol;
}

function protocolFor(
  jurisdiction: Jurisdiction,
  issueType: IssueType,
  forInjury: string,
  rules: string,
): string {
  if (issueType === 'Personal Injury') return forInjury;
  if (issueType === 'Debt Recovery' && jurisdiction === 'England & Wales') return debtProtocol;
  // The specification names the Civil Procedure Rules here. They reach England and Wales only, and a letter
  // must not name another jurisdiction's rules, so each keeps its own (docs/legal-review.md, row 8).
  return rules;
}
