import { type IssueType, issueTypes } from '../../claims/issue-types.ts';
import { type Jurisdiction, jurisdictions } from '../../claims/jurisdictions.ts';
import { shippedLaw } from '../../law/law.ts';
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
      'I ordered a fitted kitchen on 2 May 2026. I paid a deposit of £1,850 on 12 June 2026 and another £1,000 on 3 July 2026. The fitters took the old kitchen out on 14 August 2026 and never came back. The units were never delivered. I have rung the shop every week since and each time I was told that somebody would call me.',
  },
  'Personal Injury': {
    defendantName: 'Harbour Leisure Ltd',
    amount: pence(1_400_00),
    incidentDate: toIsoDate('2026-06-02'),
    issueDescription:
      'I slipped on a wet floor beside the reception desk on 2 June 2026. There was no sign and no member of staff nearby. I broke my wrist and wore a cast until 14 July 2026. I lost £980 in wages, paid £140 for physiotherapy on 21 July and 5 August, and £280 for taxis because I could not drive. The duty manager wrote it in the accident book.',
  },
  'Property Damage': {
    defendantName: 'Callum Reid',
    amount: pence(965_40),
    incidentDate: toIsoDate('2026-09-21'),
    issueDescription:
      'He cut down the tree on his side of the fence on 21 September 2026 and it came down on my shed. The roof is split and the lawnmower inside is crushed. The roofer quoted £640 on 25 September and a second one £655.40 on 1 October. A new mower is £310. He said at first that he would pay for it.',
  },
  'Employment Issue': {
    defendantName: 'Bright Spark Events Ltd',
    amount: pence(1_186_72),
    incidentDate: toIsoDate('2026-07-31'),
    issueDescription:
      'I worked as a steward from 1 May 2026 to 31 July 2026 at £11.44 an hour. My pay for July, £915.20, never came, and neither did £271.52 for the holiday I had built up. They say that the uniform was damaged, but I handed it back clean on 31 July and nobody ever showed me what was wrong with it.',
  },
  'Debt Recovery': {
    defendantName: 'Daniel Okoro',
    amount: pence(3_000_00),
    incidentDate: toIsoDate('2026-02-09'),
    issueDescription:
      'I lent Daniel £3,500 to buy a van on 9 February 2026. We agreed by text message that he would pay £500 on the first of every month, starting on 1 March 2026. He paid £500 on 1 March and nothing on 1 April. On 20 April he wrote that times are hard, and he has stopped answering.',
  },
  'Professional Negligence': {
    defendantName: 'Fairweather Surveyors LLP',
    amount: pence(4_250_00),
    incidentDate: toIsoDate('2026-03-18'),
    issueDescription:
      'I paid £650 for a full building survey on 18 March 2026, before we bought our house. The report said that the roof was sound. On 2 May, a week after we moved in, water came through the bedroom ceiling. The roofer found rotten timbers that could be seen from the loft hatch. The repair was finished on 30 June 2026 and cost £3,600.',
  },
  'Consumer Rights': {
    defendantName: 'Sofa Street Retail Ltd',
    amount: pence(1_249_00),
    incidentDate: toIsoDate('2026-05-27'),
    issueDescription:
      'I paid £249 in the shop on 3 April 2026 and £1,000 by card on 20 May 2026. The sofa came on 27 May 2026 with a broken frame and in the wrong colour. I told the shop the same day and sent pictures. They offered a voucher for £100 on 9 June, which I refused. I asked for my money back and have heard nothing since.',
  },
  'Landlord/Tenant Dispute': {
    defendantName: 'Margaret Doyle',
    amount: pence(1_150_00),
    incidentDate: toIsoDate('2026-09-30'),
    issueDescription:
      'We moved in on 1 October 2024 and paid a deposit of £1,150. We left on 30 September 2026, clean and in good order, and have the photographs. On 14 October 2026 our landlady wrote that she keeps £900 for a carpet that was worn when we moved in and £250 for cleaning. She will not say which scheme the deposit is in.',
  },
  Other: {
    defendantName: 'Riverside Community Choir',
    amount: pence(420_00),
    incidentDate: toIsoDate('2026-04-11'),
    issueDescription:
      'I paid the coach company £300 on 2 April 2026 and £120 on 11 April 2026 for the choir trip from my own pocket, because the treasurer was away. Everybody agreed at the meeting on 4 March that I would get it back. The new committee, elected on 1 June, says that it knows nothing of it.',
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
  shortReference: 'PC-7K4M-92QR',
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
    law: shippedLaw,
    facts: { issueType, jurisdiction, ...stories[issueType], ...places[jurisdiction], ...changes },
  };
}

/** One of each: nine issue types in three jurisdictions. */
export const sampleClaims: readonly LetterContext[] = jurisdictions.flatMap((jurisdiction) =>
  issueTypes.map((issueType) => sampleClaim(issueType, jurisdiction)),
);
