import { type DemoPost, notAdvice } from '../demo-post.ts';

export const whenTheyReply: DemoPost = {
  slug: 'when-they-reply-pay-dispute-or-deny',
  title: 'They replied. Now what?',
  category: 'letters-and-deadlines',
  tags: ['Settlement', 'Mediation', 'Deadlines'],
  daysAgo: 17,
  picture: 'conversation',
  alt: 'A drawing of two speech bubbles, one answering the other',
  excerpt:
    'A yes, a no, a question, an offer of half. What each kind of answer means, and how to weigh an offer without regretting it afterwards.',
  metaTitle: 'They replied to your letter: what to do next',
  metaDescription:
    'How to read the answer to a Letter Before Action: an agreement, a dispute, a question or a lower offer, and how to decide whether to settle for less.',
  text: `
An answer is good news, even an angry one. Somebody has read your letter and knows that you are serious. What you do next depends on which of five answers it is.

## “I will pay”

Thank them, and make it easy. Confirm the sum, the day and the way to pay, in writing. If they want to pay by instalments, ask for a first payment now and fixed dates for the rest, and say what happens when one is missed. An agreed plan that is being kept is not the time to go to court.

Do not call it settled until the money is there. “I will pay on Friday” is a promise, not a payment.

## “I do not agree”

Look for the part that is really disputed. Very often it is the amount and not the principle, or one item of four. Write back and say so:

> We agree that the work stopped on 12 March. We differ about what it was worth until then. I enclose a second quote. If you have one of your own, please send it by 30 March.

A narrow dispute is cheap to settle and cheap to judge. If they raise something you had not thought of, check it honestly. It is better to find a hole in your claim now than at a hearing.

## “I need more information”

Send it, promptly, even when you think they have it already. A claimant who answers questions looks reasonable; a defendant who then asks new ones every week does not.

## “It was not me”

They may be right. Check the name, the address and, for a company, the number at Companies House. Claiming against the wrong person is a common way to lose a good case. If you are sure, say what makes you sure and send the paper that shows it.

## “I will give you half”

This is where most people are unsure, so take it slowly. Ask yourself four things.

1. **What would I get at best?** Your claim, some interest, and usually the court fees back.
2. **How likely is that?** Be fair. A signed contract and an unpaid invoice are strong. Your word against theirs is nearer to even.
3. **What would it cost me to find out?** The court fee, a day at a hearing, a few months of waiting, and your sleep.
4. **Would they pay if I won?** A judgment against somebody without money is a piece of paper.

Multiply the first by the second, and take away the third. If you claim £1,000, think you would win three times out of four, and would spend £70 on the fee and a day of your time, an offer of £650 today is not an insult. It may still be right to refuse it. But refuse it because of the sum, not because of the tone.

You can also answer with a figure of your own. A good counter-offer comes with a reason and a date, like the letter did.

## Words that protect you

When you make or weigh an offer, head the letter **“without prejudice”**. It means that the talks stay out of court: if you offer to take £700, the judge who hears your claim for £1,000 will not be told. When you reach agreement, write it down in three lines: who pays what by when, and that this settles the matter. Both of you sign, or both confirm by e-mail.

## Mediation

A mediator does not decide anything. They go back and forth until you agree or give up. In England & Wales most small claims for a fixed sum are sent to a free telephone appointment of up to an hour once a claim has been started, and you are expected to attend it. Nothing stops you from offering mediation earlier, and an unreasonable refusal can count against whoever refused.

## If it ends in no

Then you have learned what they will say in court, which is worth something. Check that your claim is within [the small claims limit](/blog/small-claims-limits-fees-and-costs), put your papers in order, and decide. If Plainclaim sent your letter, the reply appears on your claim’s page with what it seems to mean, and any offer comes with the difference worked out in pounds and per cent. You accept or reject it there. The decision is always yours.

${notAdvice}
`,
};
