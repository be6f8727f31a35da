import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import { type DemoPost, notAdvice } from '../demo-post.ts';

const standard = responseDays('Contract Dispute', 'England & Wales');
const injury = responseDays('Personal Injury', 'England & Wales');
const debt = responseDays('Debt Recovery', 'England & Wales');

export const howLongToReply: DemoPost = {
  slug: 'how-long-to-give-them-to-reply',
  title: 'How long should you give them to reply?',
  category: 'letters-and-deadlines',
  tags: ['Deadlines', 'England & Wales', 'Scotland', 'Northern Ireland'],
  daysAgo: 9,
  picture: 'calendar',
  alt: 'A drawing of a calendar with the days crossed off and one marked in red',
  excerpt: `Usually ${standard} days. Sometimes ${injury}, sometimes ${debt}. Where the figures come from, how to count them, and what to do while you wait.`,
  metaTitle: 'Letter Before Action: how long to give them to reply',
  metaDescription: `${standard} days is usual, ${injury} for a personal injury, ${debt} for many debts in England & Wales. How to count the days, and what to do when nobody answers.`,
  text: `
A deadline turns a complaint into a decision. Without one, a letter can lie on a desk for ever. With one that is too short, it is the sender who looks unreasonable. Here is what we put into letters, and why.

## The days we use

- **Most claims: ${standard} days**, everywhere in the United Kingdom.
- **Personal injury: ${injury} days**, everywhere in the United Kingdom.
- **Debt recovery in England & Wales: ${debt} days.** In Scotland and Northern Ireland a debt gets the usual ${standard}.

## Where they come from

In England & Wales the Practice Direction on Pre-Action Conduct asks the other side to answer within a reasonable time: 14 days when the matter is straightforward, and no more than three months when it is very complicated. Most small claims are straightforward, whatever they feel like.

Debts have a protocol of their own. When a **business** claims from a **person** (a sole trader counts as one), it has to allow 30 days from the date of the letter, and to enclose a reply form, an information sheet and a form about income and spending. A loan between friends, or a debt of a company, is outside that protocol. Thirty days do no harm there: nobody was ever criticised for being patient.

For an injury, 21 days are for the other side to **acknowledge** the letter. After that they may take up to three months to look into it. So do not take silence about the amount on day 22 for a refusal to pay.

Scotland and Northern Ireland have no general rule for everyday money claims. Writing first, with the facts, the sum and a fair date, is what their courts and advisers expect all the same.

## How to count

Count calendar days, not working days, and begin with the day after the date of the letter. A letter dated 2 March that gives 14 days is due by the end of 16 March. Write the date itself into the letter. “Within 14 days” invites an argument about when it arrived; “by 16 March” does not.

Avoid a date on which nobody could reasonably act. If the last day falls on Christmas Day, a few days more cost you nothing.

## While you wait

1. **Do not write again** unless they do. A second letter after five days tells them that your date was not meant seriously.
2. **Get your papers in order.** If they dispute the claim you will want everything at hand. [What counts as evidence](/blog/evidence-that-carries-weight) is a guide of its own.
3. **Decide what you would accept.** It is easier to judge an offer when you settled your own figure beforehand, in a calm hour.
4. **Watch the real time limit.** A letter does not stop the clock for going to court. If your claim is some years old, read [how long you have to claim](/blog/how-long-do-you-have-to-claim) today.

## If they ask for more time

Say yes once, if they give a reason and a date, and confirm it in writing. A court looks kindly on it, and a person who has asked for a favour is a little more likely to pay. Say no to a request without a date.

## If they ask for papers

Send them. Under the debt protocol the creditor has 30 days to supply what was asked for, and then has to wait again. Even where no protocol applies, a defendant who was refused the invoice will have a good story for the judge.

## If nobody answers

The day after your date, look at your post, your e-mail and your spam folder once more. Then you have three choices: to offer mediation, to start a claim, or to take advice first. Nobody is obliged to answer a letter, but silence is not free for them either: a court may take it into account when it decides who pays the costs.

If you sent your letter with Plainclaim, we watch the date for you, write to you when it has passed, and show you what you can do next, by the amount and by where you live.

${notAdvice}
`,
};
