import { type IssueType, issueTypes } from '../../claims/issue-types.ts';
import { type Jurisdiction, jurisdictions } from '../../claims/jurisdictions.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import type { LetterContext, LetterFacts } from '../letter-facts.ts';
import type { PlaceholderValues } from '../placeholders.ts';

type Story = Pick<LetterFacts, 'issueDescription' | 'amount' | 'incidentDate' | 'defendantName'>;

const stories: Readonly<Record<IssueType, Story>> = {
  'Contract Dispute': {
    defendantName: 'Northgate Kitchens Ltd',
    amount: pence(2_850_00),
    incidentDate: toIsoDate('2026-08-14'),
    issueDescription:
      'I ordered a fitted kitchen in May and paid £2,850 up front. The fitters took the old kitchen out on 14 August 2026 and never came back. The units were never delivered. I have rung the shop every week since and each time I was told that somebody would call me.',
  },
  'Personal Injury': {
    defendantName: 'Harbour Leisure Ltd',
    amount: pence(1_400_00),
    incidentDate: toIsoDate('2026-06-02'),
    issueDescription:
      'I slipped on a wet floor beside the reception desk. There was no sign and no member of staff nearby. I broke my wrist, wore a cast for six weeks and could not drive to work. The duty manager wrote it in the accident book.',
  },
  'Property Damage': {
    defendantName: 'Callum Reid',
    amount: pence(965_40),
    incidentDate: toIsoDate('2026-09-21'),
    issueDescription:
      'He cut down the tree on his side of the fence and it came down on my shed. The roof is split and the lawnmower inside is crushed. He said at first that he would pay for it. I have two quotes for the roof.',
  },
  'Employment Issue': {
    defendantName: 'Bright Spark Events Ltd',
    amount: pence(1_186_72),
    incidentDate: toIsoDate('2026-07-31'),
    issueDescription:
      'I worked as a steward through the summer. My last month was never paid and neither was the holiday I had built up. They say that the uniform was damaged, but I handed it back clean and nobody ever showed me what was wrong with it.',
  },
  'Debt Recovery': {
    defendantName: 'Daniel Okoro',
    amount: pence(3_000_00),
    incidentDate: toIsoDate('2026-02-09'),
    issueDescription:
      'I lent Daniel £3,000 to buy a van. We agreed by text message that he would pay it back within three months, starting on 1 March 2026. He paid nothing. He now says that times are hard and has stopped answering.',
  },
  'Professional Negligence': {
    defendantName: 'Fairweather Surveyors LLP',
    amount: pence(4_250_00),
    incidentDate: toIsoDate('2026-03-18'),
    issueDescription:
      'I paid for a full building survey before we bought our house. The report said that the roof was sound. A week after we moved in, water came through the bedroom ceiling, and the roofer found rotten timbers that could be seen from the loft hatch.',
  },
  'Consumer Rights': {
    defendantName: 'Sofa Street Retail Ltd',
    amount: pence(1_249_00),
    incidentDate: toIsoDate('2026-05-27'),
    issueDescription:
      'The sofa arrived with a broken frame and in the wrong colour. I told the shop the same day and sent pictures. They offered a voucher for £100, which I refused. I asked for my money back and have heard nothing since.',
  },
  'Landlord/Tenant Dispute': {
    defendantName: 'Margaret Doyle',
    amount: pence(1_150_00),
    incidentDate: toIsoDate('2026-09-30'),
    issueDescription:
      'We left the flat clean and in good order and have the photographs. Our landlady has kept the whole deposit for a carpet that was worn when we moved in. She will not say which scheme the deposit is in.',
  },
  Other: {
    defendantName: 'Riverside Community Choir',
    amount: pence(420_00),
    incidentDate: toIsoDate('2026-04-11'),
    issueDescription:
      'I paid the coach company for the choir trip from my own pocket because the treasurer was away. Everybody agreed at the meeting that I would get it back. The new committee says that it knows nothing of it.',
  },
};

const places: Readonly<
  Record<Jurisdiction, Pick<LetterFacts, 'plaintiffName' | 'plaintiffAddress' | 'defendantAddress'>>
> = {
  'England & Wales': {
    plaintiffName: 'Amelia Hart',
    plaintiffAddress: '12 Orchard Lane, Headingley, Leeds, LS6 2AB',
    defendantAddress: 'Unit 4, Mill Park, Bradford, BD1 4RT',
  },
  Scotland: {
    plaintiffName: 'Isla MacDonald',
    plaintiffAddress: 'Flat 2/1, 88 Byres Road, Glasgow, G12 8TB',
    defendantAddress: '31 Leith Walk, Edinburgh, EH6 8NY',
  },
  'Northern Ireland': {
    plaintiffName: 'Ciarán O’Neill',
    plaintiffAddress: '7 Botanic Avenue, Belfast, BT7 1JG',
    defendantAddress: '55 Strand Road, Derry/Londonderry, BT48 7BN',
  },
};

export const sampleToday = toIsoDate('2026-11-15');

export const sampleValues: PlaceholderValues = {
  date: '15 November 2026',
  claimReference: '0f7c2f1e-5d64-4a53-9a5e-20261115aa01',
  senderName: 'Plainclaim Claims Team',
  senderTitle: 'Pre-action correspondence',
  senderCompany: 'Plainclaim',
};

export function sampleClaim(
  issueType: IssueType,
  jurisdiction: Jurisdiction,
  changes: Partial<LetterFacts> = {},
): LetterContext {
  return {
    today: sampleToday,
    facts: { issueType, jurisdiction, ...stories[issueType], ...places[jurisdiction], ...changes },
  };
}

/** One of each: nine issue types in three jurisdictions. */
export const sampleClaims: readonly LetterContext[] = jurisdictions.flatMap((jurisdiction) =>
  issueTypes.map((issueType) => sampleClaim(issueType, jurisdiction)),
);
