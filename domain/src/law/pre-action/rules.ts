import { type IsoDate, toIsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import type { Nation } from '../../shared/nation.ts';
import type { LawRow } from '../rows.ts';
import type { Subject } from '../subjects.ts';

export type PreActionQuestion = {
  readonly nation: Nation;
  readonly subject: Subject;
  readonly amount: Pence;
  /** The day the rule is asked for: of the letter, or of the accident for the injury portal. */
  readonly on: IsoDate;
  /** Sole traders and public bodies are businesses here. Undefined where it was not asked. */
  readonly claimant?: 'business' | 'private' | undefined;
  readonly defendant?: 'company' | 'sole-trader' | 'private' | undefined;
  readonly isRoadAccident?: boolean | undefined;
  /** A tenant's claim over the condition of a home in England. */
  readonly isDisrepair?: boolean | undefined;
  readonly hasSolicitor?: boolean | undefined;
  readonly isInBreathingSpace?: boolean | undefined;
};

export type PreActionRule = {
  readonly id: string;
  readonly name: string;
  /** What it is for, to follow "It is the rule for". */
  readonly isFor: string;
  readonly reply?: {
    readonly days: number;
    readonly unit: 'days' | 'working days';
    readonly from: 'the date of the letter' | 'receipt';
    /** Time that may follow it. */
    readonly afterwards?: string;
  };
  readonly enclosures: readonly string[];
  /** Set if the procedure does not start with a letter of ours. */
  readonly instead?: string;
};

/** Yes, no, or "if …" when the facts do not decide. */
export type Fit = boolean | { readonly onlyIf: string };

export type PreActionRow = LawRow<PreActionRule> & { readonly fits: (question: PreActionQuestion) => Fit };

const smallRoadInjury = pence(5_000_00);
const scottishProtocolUpTo = pence(25_000_00);
const upTo3Months = 'up to three months to look into it';

const maybe = (fact: boolean | undefined, onlyIf: string): Fit => fact ?? { onlyIf };

type Data = readonly [
  nation: Nation,
  rule: PreActionRule,
  source: string,
  confidence: LawRow<PreActionRule>['confidence'],
  fits: PreActionRow['fits'],
  validFrom?: string,
];

const pause: PreActionRule = {
  id: 'pause',
  name: 'Breathing space or a moratorium',
  isFor: 'people whose debts are paused by law',
  enclosures: [],
  instead: 'Send no letter while it lasts.',
};

const isPaused = ({ isInBreathingSpace }: PreActionQuestion): Fit => isInBreathingSpace ?? false;

/** In order: the first that fits is the rule. */
const data: readonly Data[] = [
  ['England & Wales', pause, 'SI 2020/1311 regs 7, 11', 'V', isPaused, '2021-05-04'],
  ['Scotland', pause, 'Bankruptcy (Scotland) Act 2016 ss.195-198', 'S', isPaused],
  [
    'England & Wales',
    {
      id: 'injury-portal',
      name: 'Official Injury Claim',
      isFor: 'injuries worth up to £5,000 from a road accident after 31 May 2021',
      enclosures: [],
      instead: 'Such a claim is made in the Official Injury Claim service, not by a letter.',
    },
    'gov.uk/guidance/making-a-personal-injury-whiplash-claim',
    'V',
    ({ subject, amount, isRoadAccident }) =>
      subject === 'injury' &&
      amount <= smallRoadInjury &&
      maybe(isRoadAccident, 'you were hurt in a road accident'),
    '2021-06-01',
  ],
  [
    'England & Wales',
    {
      id: 'injury-protocol',
      name: 'Pre-Action Protocol for Personal Injury Claims',
      isFor: 'other injuries',
      reply: { days: 21, unit: 'days', from: 'the date of the letter', afterwards: upTo3Months },
      enclosures: [],
    },
    'Pre-Action Protocol for Personal Injury Claims',
    'S',
    ({ subject }) => subject === 'injury',
  ],
  [
    'England & Wales',
    {
      id: 'housing-conditions',
      name: 'Pre-Action Protocol for Housing Conditions Claims (England)',
      isFor: 'a tenant’s claim over the condition of a home in England',
      reply: { days: 20, unit: 'working days', from: 'receipt' },
      enclosures: [],
    },
    'Pre-Action Protocol for Housing Conditions Claims (England)',
    'S',
    ({ subject, isDisrepair }) =>
      subject === 'housing' &&
      maybe(isDisrepair, 'you are a tenant in England and claim over the condition of your home'),
  ],
  [
    'England & Wales',
    {
      id: 'professional-negligence',
      name: 'Pre-Action Protocol for Professional Negligence',
      isFor: 'claims against professionals over their work',
      reply: {
        days: 21,
        unit: 'days',
        from: 'the date of the letter',
        afterwards: 'more time to look into it',
      },
      enclosures: [],
    },
    'Pre-Action Protocol for Professional Negligence',
    'S',
    ({ subject }) => subject === 'professional-negligence',
  ],
  [
    'England & Wales',
    {
      id: 'debt-protocol',
      name: 'Pre-Action Protocol for Debt Claims',
      isFor:
        'a debt that a business (a sole trader or public body, too) claims from an individual or sole trader',
      reply: { days: 30, unit: 'days', from: 'the date of the letter' },
      enclosures: [
        'a statement of the account',
        'the Information Sheet and Reply Form (Annex 1)',
        'the Standard Financial Statement (Annex 2)',
      ],
    },
    'Pre-Action Protocol for Debt Claims 1.1, 3.1-3.4',
    'V',
    ({ subject, claimant, defendant }) =>
      subject === 'debt' &&
      defendant !== 'company' &&
      maybe(claimant && claimant === 'business', 'you claim as a business, which includes sole traders'),
    '2017-10-01',
  ],
  [
    'England & Wales',
    {
      id: 'practice-direction',
      name: 'Practice Direction on Pre-Action Conduct',
      isFor: 'every claim that has no protocol of its own',
      reply: {
        days: 14,
        unit: 'days',
        from: 'the date of the letter',
        afterwards: 'up to three months in all when the matter is complex',
      },
      enclosures: ['copies of the main documents'],
    },
    'Practice Direction – Pre-Action Conduct 6',
    'V',
    () => true,
  ],
  [
    'Scotland',
    {
      id: 'injury-protocol-scotland',
      name: 'Pre-Action Protocol for Personal Injury Claims in Scotland',
      isFor: 'injuries up to £25,000 where the claimant has a solicitor',
      reply: { days: 21, unit: 'days', from: 'the date of the letter', afterwards: upTo3Months },
      enclosures: [],
    },
    'SSI 2016/215',
    'V',
    ({ subject, amount, hasSolicitor }) =>
      subject === 'injury' &&
      amount <= scottishProtocolUpTo &&
      maybe(hasSolicitor, 'a solicitor acts for you'),
  ],
  [
    'Scotland',
    {
      id: 'none-scotland',
      name: 'no compulsory protocol',
      isFor:
        'other claims in Scotland. The court’s claim form still asks what you did to settle, and this letter is an answer',
      enclosures: [],
    },
    'Simple Procedure Rules 3.3(1)(f)',
    'V',
    () => true,
  ],
  [
    'Northern Ireland',
    {
      id: 'injury-protocol-ni',
      name: 'the County Court protocol for personal injury and damage-only road accidents',
      isFor: 'injuries, and damage from road accidents',
      enclosures: [],
    },
    'County Court protocol, 6 February 2023 (dacbeachcroft.com, kennedyslaw.com)',
    'S',
    ({ subject, isRoadAccident }) =>
      subject === 'injury' ||
      (subject === 'damage' && maybe(isRoadAccident, 'the damage comes from a road accident')),
    '2023-02-06',
  ],
  [
    'Northern Ireland',
    {
      id: 'commercial-ni',
      name: 'Pre-Action Protocol for Commercial Actions (County Court)',
      isFor:
        'business and commercial dealings up to £30,000. It asks for detailed letters and a meeting; whether small claims are inside it, ask the court office or a solicitor',
      enclosures: [],
    },
    'County Court Pre-Action Protocol for Commercial Actions, 6 February 2023',
    'S',
    ({ subject, claimant, defendant }) =>
      (subject === 'debt' || subject === 'contract') &&
      defendant !== 'private' &&
      maybe(claimant && claimant === 'business', 'both sides dealt as businesses'),
    '2023-02-06',
  ],
  [
    'Northern Ireland',
    {
      id: 'warning-letter-ni',
      name: 'a last warning by letter',
      isFor: 'other claims in Northern Ireland: without one you may not get your costs',
      enclosures: [],
    },
    'housingadviceni.org/small-claims-court',
    'S',
    () => true,
  ],
];

export const preActionRows: readonly PreActionRow[] = data.map(
  ([nation, value, source, confidence, fits, validFrom]) => ({
    nation,
    value,
    validFrom: validFrom === undefined ? null : toIsoDate(validFrom),
    validTo: null,
    source,
    confidence,
    verifiedOn: toIsoDate('2026-11-18'),
    fits,
  }),
);
