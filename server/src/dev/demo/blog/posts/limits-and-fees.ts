import { smallClaimsLimits } from '@plainclaim/domain/claims/limits';
import { hearingFees, issueFees } from '@plainclaim/domain/law/fees/court-fee-tables';
import { bandFor } from '@plainclaim/domain/law/row-values';
import { formatPoundsWhole } from '@plainclaim/domain/shared/money';
import { type DemoPost, notAdvice } from '../demo-post.ts';

const limit = (place: keyof typeof smallClaimsLimits) => formatPoundsWhole(smallClaimsLimits[place].limit);

const presentScale = ({ rows }: typeof issueFees) => {
  const row = rows.find(({ nation, validTo }) => nation === 'England & Wales' && validTo === null);
  if (!row) throw new Error('no present fees of England and Wales');
  return row.value;
};

const hearings = presentScale(hearingFees);
const largestHearing = hearings.above && 'fee' in hearings.above ? hearings.above.fee : undefined;

/** One point for each band, from the tables that the rest of the product uses. */
const feeList = presentScale(issueFees)
  .bands.map(({ upTo, fee }) => {
    const hearing = bandFor(hearings.bands, upTo)?.fee ?? largestHearing;
    const later = hearing === undefined ? '' : `, ${formatPoundsWhole(hearing)} for the hearing`;
    return `- Up to ${formatPoundsWhole(upTo)}: ${formatPoundsWhole(fee)} to start${later}`;
  })
  .join('\n');

export const limitsAndFees: DemoPost = {
  slug: 'small-claims-limits-fees-and-costs',
  title: 'Small claims: limits, fees and who pays in the end',
  category: 'courts-and-enforcement',
  tags: ['Costs', 'England & Wales', 'Scotland', 'Northern Ireland'],
  daysAgo: 67,
  picture: 'court',
  alt: 'A drawing of a court building with columns and a gable',
  excerpt:
    'How much you can claim in the small claims court where you live, what it costs to start, and what you get back if you win.',
  metaTitle: 'Small claims limits, court fees and costs in the UK',
  metaDescription:
    'The small claims limits in England & Wales, Scotland and Northern Ireland, the court fees, what you can get back when you win, and what you risk when you lose.',
  text: `
The small claims court is built for people without lawyers. The hearings are short and rather informal, the rules are simple, and whoever loses does not usually pay the other side’s solicitor. What you need to know beforehand is whether your claim fits, and what it costs to ask.

## How much you can claim

These are the limits we work with:

- **England & Wales: ${limit('England & Wales')}**, on the small claims track of the County Court.
- **Scotland: ${limit('Scotland')}**, by simple procedure in the Sheriff Court.
- **Northern Ireland: ${limit('Northern Ireland')}**, in the small claims court. The court’s own limit was raised to £5,000 in October 2022; we use the lower figure when we suggest a route, so if your claim lies between the two, ask the court office.

The sum that counts is the claim itself, without interest and costs. If yours is larger you may give up the part above the limit, but you give it up for good. Otherwise there are longer and dearer procedures, and it is time to speak to a solicitor.

## What does not fit

**Personal injury** is treated differently everywhere. In England & Wales the injury itself must be worth no more than £1,500 in most cases, or £5,000 after most road accidents. In Scotland injuries go by another procedure, and in Northern Ireland they are outside small claims altogether, as are road accidents, libel and disputes about land.

In Scotland most disputes with a private landlord go to the First-tier Tribunal, which charges no fee. Claims about employment mostly belong to a tribunal, too.

## What it costs in England & Wales

There is a fee for starting, and another if it comes to a hearing. Both depend on the sum, with interest.

${feeList}

Fees change, and some did in 2026. **Check the current ones on GOV.UK before you pay.** If your income or savings are low, ask for Help with Fees, form EX160, before you pay and not afterwards.

Scotland and Northern Ireland have tables of their own, which have been raised several times in the last years. Look them up at scotcourts.gov.uk and nidirect.gov.uk. In Scotland a claim for a small sum of money costs little to lodge; above that there is one fee for the rest. In Northern Ireland it rises in four steps.

## What you get back if you win

In England & Wales the winner of a small claim normally gets:

- the court fees;
- fixed costs for starting, which are small;
- travel to the hearing;
- up to £95 a day for lost earnings, for you and for a witness;
- up to £750 for an expert, if the court allowed one.

What you do not get back is a solicitor’s bill. That cuts both ways. It is also why a letter should not demand “legal costs”.

## What you risk if you lose

Your own fees, and the other side’s travel and lost day. Not much more, unless you behaved unreasonably: a hopeless claim, a refusal to attend mediation, a document that turns out to be false.

## How it goes

1. **You start.** In England & Wales online, for claims up to £25,000, or on paper with form N1. In Scotland with Form 3A, normally through Civil Online. In Northern Ireland online or on paper to the Civil Processing Centre.
2. **They answer.** In England & Wales within 14 days of service, or 28 if they ask for more time. If they do not, you can ask for judgment at once.
3. **Mediation.** In England & Wales a free appointment by telephone is part of the procedure for most small claims about a fixed sum. It takes up to an hour and settles a good many.
4. **A hearing**, often less than two hours, sometimes by video. The judge asks, you both explain, and you usually hear the result the same day.

A few months from start to hearing is normal; more is not rare.

## Is it worth it?

Take the sum, take away the fees in case you lose, and ask one more question: can they pay? If the answer is no, read [how a judgment is turned into money](/blog/you-won-how-to-get-the-money) before you spend anything. If it is yes, write first. [A clear letter](/blog/what-a-letter-before-action-must-say) costs less than the cheapest claim, and the court will ask whether you sent one.

Plainclaim does not issue claims or represent anyone in court. We help with everything up to that door, and show you the way through it.

${notAdvice}
`,
};
