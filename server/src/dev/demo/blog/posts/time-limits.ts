import { type DemoPost, notAdvice } from '../demo-post.ts';

export const timeLimits: DemoPost = {
  slug: 'how-long-do-you-have-to-claim',
  title: 'How long do you have to claim?',
  category: 'letters-and-deadlines',
  tags: ['Deadlines', 'England & Wales', 'Scotland', 'Northern Ireland'],
  daysAgo: 51,
  picture: 'hourglass',
  alt: 'A drawing of an hourglass with sand running through it',
  excerpt:
    'Six years in England, Wales and Northern Ireland, five in Scotland, three for injuries. When the clock starts, what stops it, and what does not.',
  metaTitle: 'How long do you have to claim? UK time limits in plain words',
  metaDescription:
    'Time limits for money claims in England & Wales, Scotland and Northern Ireland: when they begin, what interrupts them, and why a letter is not enough.',
  text: `
Every claim has a last day. After it, the other side need only say “too late” and the strongest case in the world is over. People who lose a claim in this way almost always had years. So find out your day first, write it down, and then take your time.

## The short answer

- **England & Wales:** six years for a broken contract or an unpaid debt, and six for damage that somebody caused. Three for a personal injury.
- **Northern Ireland:** the same, six, six and three, under an Order of its own.
- **Scotland:** **five years** for contracts, debts and damage. Three for a personal injury.

There are shorter limits for some things. Claims about work, such as unpaid wages or unfair dismissal, mostly go to a tribunal and have been counted in months. Flights, holidays and insurance have rules of their own. If yours is one of these, look it up before you do anything else.

## When the clock starts

**For a debt**, on the day after it should have been paid. An invoice due on 31 May 2021 can be claimed for until the end of May 2027 in England & Wales, and until the end of May 2026 in Scotland.

**For a broken contract**, on the day of the breach, even if you noticed later. A boiler that was wrongly fitted in 2020 and failed in 2025 was wrongly fitted in 2020.

**For damage**, on the day it was done.

**For an injury**, on the day of the accident, or on the day on which you knew, or should have known, that you were hurt and whose doing it was.

Scotland has a rule for loss that could not be seen at first: time begins when you knew, or could have found out with reasonable care, that there was a loss, what caused it and who was responsible.

## Scotland is different in another way

In England & Wales and Northern Ireland a debt that is too old still exists. It can be paid, it just cannot be enforced. In Scotland it is **extinguished**: after five years, as a rule, there is nothing left to pay.

## What stops the clock

Only a few things do.

1. **Starting proceedings.** In England & Wales what counts is when the court receives the claim, with the fee: not when you decided, and not when you filled in the form. In Scotland, leave time for the claim to be served as well.
2. **An acknowledgment.** If the debtor admits the debt in writing and signs it, or pays a part of it, the time begins again in England & Wales and Northern Ireland. In Scotland, too, a clear acknowledgment starts the period afresh, if it comes before the five years are over.
3. **Fraud or concealment.** If they hid the facts from you on purpose, time may not run until you could have found out.

Children generally have until some time after they come of age. That is a case for advice.

## What does not stop it

- A Letter Before Action. **Not even for a day.**
- Talks, however friendly, and mediation outside a formal agreement.
- Promises by telephone.
- A complaint to an ombudsman or a trade body.

If the last day is near and you are still talking, there are two ways out: a written agreement that time stands still while you talk, or a claim form sent to the court to be on the safe side. Take advice on both. A court does not expect you to follow every pre-action step if you would lose your claim by it, but it does expect you to say so and to catch up afterwards.

## A rule of thumb

When four fifths of your time have gone, stop writing letters to yourself and act. For six years that is about four years and ten months; for five, four years.

When you enter the date of what happened in a claim with us, that date stands for the beginning of your time limit. It may not be the exact one. If the date is some years back, check yours before you rely on anybody’s arithmetic, ours included.

## What to do today

1. Find the paper with the date on it: the invoice, the message, the report.
2. Count on from there, by the rules above, and take off a month.
3. Put that day into your calendar.
4. [Write the letter](/blog/what-a-letter-before-action-must-say) while there is time for an answer.

${notAdvice}
`,
};
