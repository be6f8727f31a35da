import { type DemoPost, notAdvice } from '../demo-post.ts';

export const interest: DemoPost = {
  slug: 'how-to-work-out-interest',
  title: 'How to work out interest on what you are owed',
  category: 'evidence-and-money',
  tags: ['Interest', 'England & Wales', 'Scotland', 'Northern Ireland', 'Business debts'],
  daysAgo: 38,
  picture: 'interest',
  alt: 'A drawing of stacks of coins growing from left to right under a rising line',
  excerpt:
    'Eight per cent simple is the usual figure, but not for everyone and never twice. The rates, one formula, and examples to check yours against.',
  metaTitle: 'How to work out interest on a debt: rates and examples',
  metaDescription:
    'Statutory interest at 8%, late payment interest between businesses, and the rules in Scotland and Northern Ireland, with worked examples in pounds.',
  text: `
If somebody has kept you out of your money, the law usually lets you ask for interest. It will rarely make you rich. On £1,000 it is about 22 pence a day. But it adds up, it shows that waiting has a price, and a letter that works it out correctly looks as if its writer has done this before.

## First, look at your contract

If you agreed on a rate, that is the rate, as long as it is not so high that it works as a penalty. Everything below is for when you did not.

## People, and most claims in England & Wales

The county court may add interest under section 69 of the County Courts Act 1984. It is for the judge to decide, but the customary rate is **8% a year, simple**. Simple means that interest never earns interest itself.

1. Multiply the sum by 8 and divide by 100. That is a year’s interest.
2. Divide by 365 and round to the penny. That is a day’s, in leap years too.
3. Multiply by the number of days since the money was due, without counting the day itself.

The court’s own online service works in this way, so your figure will agree with theirs.

- **£1,000 for 50 days:** 22p a day, £11.00.
- **£2,500 from 1 March to 15 November (259 days):** 55p a day, £142.45.
- **£10,000 for the same 259 days:** £2.19 a day, £567.21.

In the letter, write it out: “interest at 8% a year from 1 March to today, £142.45, and 55p for each day until payment”.

## Business to business, anywhere in the United Kingdom

When both sides act as businesses, the Late Payment of Commercial Debts (Interest) Act 1998 gives a better rate: **8% above the Bank of England’s base rate**. The base rate is the one on 31 December or 30 June before the interest begins to run, and it stays fixed from then on. For invoices falling due in the second half of 2026 that is 3.75%, so 11.75% in all.

Interest starts on the day after the agreed day for payment. If none was agreed, it starts 30 days after the goods or the invoice arrived, whichever was later.

There is also a fixed sum for each late invoice:

- £40 for a debt under £1,000;
- £70 from £1,000 to £9,999.99;
- £100 from £10,000.

**An example.** An invoice for £4,200 was due on 31 July 2026. By 15 November that is 107 days at 11.75%: £144.67. Add £70. The claim is £4,414.67.

This Act is not for consumers. If either of you dealt as a private person, use the 8% above.

## Scotland

The courts award interest too, and 8% is the rate on their orders. It usually runs from the day on which the claim is served, not from the day on which the debt fell due, unless your contract says otherwise. What is given for the time before is for the sheriff to decide.

## Northern Ireland

A county court may add simple interest if it thinks that right. 8% is quoted as the most. Ask for “interest at such rate as the court thinks fit, up to 8%”, and treat it as a bonus.

## Three mistakes

- **Adding two kinds together.** Claim under your contract, or the 1998 Act, or the court’s discretion. One of them, never two.
- **Compounding.** Interest on interest is not allowed under any of these rules.
- **Counting from the wrong day.** Not from when you did the work, but from the day after the money should have been there.

## And the court fee

In England & Wales the fee for starting a claim is worked out on the debt **with** the interest. A claim for £990 that grows past £1,000 moves into the next band. [Limits, fees and who pays](/blog/small-claims-limits-fees-and-costs) has the table. The small claims limit, on the other hand, is compared with the sum without interest and costs.

${notAdvice}
`,
};
