import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';

export type GuidanceLink = { readonly label: string; readonly to: string };

type CourtGuide = {
  readonly court: string;
  readonly procedure: string;
  /** The steps up to filing the claim, when the fee is due. */
  readonly begin: readonly string[];
  readonly afterwards: readonly string[];
  /** Shown where we do not know the current fee. */
  readonly fee: string;
  readonly links: readonly GuidanceLink[];
  readonly findSolicitor: GuidanceLink;
  /** What is different about an injury here. */
  readonly injury: string;
};

const checkDetails =
  'Check once more the amount, the dates, and the full name and address of whoever you claim from.';

const feeUnknown = (where: string) =>
  `Pay the court’s fee. It depends on the amount and changes from time to time: look it up ${where} before paying.`;

/** Where a small claim starts, with which form, and what follows. */
export const courts: Readonly<Record<Jurisdiction, CourtGuide>> = {
  'England & Wales': {
    court: 'County Court',
    procedure: 'small claims track',
    begin: [
      checkDetails,
      'Make the claim online at GOV.UK, or send form N1 to the Civil National Business Centre.',
    ],
    afterwards: [
      'Online, the defendant usually has 28 days from the day the court issues it to answer. On paper it is 14 days once they have the claim and its details, or 28 if they ask for more time. If they stay silent, you can ask for a judgment without a hearing.',
      'If they defend it, expect a free telephone mediation of up to an hour before any hearing.',
      'If the court decides for you and they still do not pay, you can ask the court to enforce its judgment.',
    ],
    fee: feeUnknown('at GOV.UK'),
    links: [
      {
        label: 'Make a court claim for money, at GOV.UK',
        to: 'https://www.gov.uk/make-court-claim-for-money',
      },
    ],
    findSolicitor: {
      label: 'Find a solicitor, at the Law Society',
      to: 'https://solicitors.lawsociety.org.uk',
    },
    injury:
      'After a road accident, an injury worth up to £5,000 is usually claimed through the Official Injury Claim service. Otherwise the other side has up to three months to look into it once they have answered the letter.',
  },
  Scotland: {
    court: 'Sheriff Court',
    procedure: 'simple procedure',
    begin: [checkDetails, 'Fill in the claim form, Form 3A. It is normally sent through Civil Online.'],
    afterwards: [
      'The court tells you when the other side, called the respondent, must answer. They use Form 4A.',
      'If they do not answer in time, ask the court for a decision with Form 7A.',
      'If the sheriff decides for you and they still do not pay, sheriff officers can enforce the decision.',
    ],
    fee: feeUnknown('at the Scottish Courts and Tribunals Service'),
    links: [
      {
        label: 'Simple procedure, at the Scottish Courts and Tribunals Service',
        to: 'https://www.scotcourts.gov.uk',
      },
    ],
    findSolicitor: {
      label: 'Find a solicitor, at the Law Society of Scotland',
      to: 'https://www.lawscot.org.uk/find-a-solicitor/',
    },
    injury:
      'In Scotland the Sheriff Court hears injury claims outside simple procedure, in a procedure of their own.',
  },
  'Northern Ireland': {
    court: 'County Court',
    procedure: 'small claims procedure',
    begin: [
      checkDetails,
      'Make a small claims application online or on paper. It goes to the Civil Processing Centre at Laganside in Belfast. You are then the applicant, the other side is the respondent.',
    ],
    afterwards: [
      'The court sends the application to the respondent and tells you both by when they must answer.',
      'If they do not answer, you can ask the court to decide without a hearing. If they dispute it, a judge hears you both.',
      'If the court decides for you and they still do not pay, the Enforcement of Judgments Office can collect it. Search there first whether they owe others.',
    ],
    fee: feeUnknown('at nidirect'),
    links: [
      {
        label: 'The small claims process, at nidirect',
        to: 'https://www.nidirect.gov.uk/articles/small-claims-process',
      },
    ],
    findSolicitor: {
      label: 'Find a solicitor, at the Law Society of Northern Ireland',
      to: 'https://www.lawsoc-ni.org',
    },
    injury:
      'In Northern Ireland injury claims, and those after road accidents, cannot be made as small claims.',
  },
};

export const mediationAfterwards: Readonly<Record<Jurisdiction, string>> = {
  'England & Wales':
    'If you later go to court, a judge may look at whether either side refused to try without a good reason. Most small claims for a sum of money are sent to the court’s own free mediation anyway.',
  Scotland:
    'Sheriffs encourage people to settle. An offer to mediate shows that you tried before you went to court.',
  'Northern Ireland': 'If you later go to court, an offer to mediate shows that you tried to settle first.',
};
