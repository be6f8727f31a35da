import { type DemoPost, notAdvice } from '../demo-post.ts';

export const whatALetterMustSay: DemoPost = {
  slug: 'what-a-letter-before-action-must-say',
  title: 'What a Letter Before Action must say',
  category: 'letters-and-deadlines',
  tags: ['England & Wales', 'Evidence', 'Getting started'],
  daysAgo: 3,
  picture: 'letter',
  alt: 'A drawing of a letter with a red seal, and a pen beside it',
  excerpt:
    'Who you are, what happened, what you want, how you worked it out, and by when. Five things, one page or two, and no shouting.',
  metaTitle: 'What a Letter Before Action must say: a plain guide',
  metaDescription:
    'The five things a Letter Before Action has to contain, what to enclose with it, how it should sound, and the mistakes that make a good claim look weak.',
  text: `
A Letter Before Action is the last letter before a court claim. It tells the other side what you say they owe, gives them a fair chance to answer, and shows a judge later that you tried. Most disputes that are going to settle, settle here. That is reason enough to get it right.

In England & Wales the Practice Direction on Pre-Action Conduct says what the courts expect. It is short and sensible, and its ideas serve you just as well in Scotland and Northern Ireland, where no general rule of this kind applies to everyday money claims.

## Who is writing to whom

Give your full name and address, and theirs. For a company, use the registered name exactly as Companies House has it, not the name over the shop door. A letter to “Dave’s Building” may be answered by nobody; a letter to “D. Marsh Building Services Ltd” is addressed to someone you could take to court.

## What happened, in order

Tell the story in dates. What was agreed, when, and how: a signed quote, an e-mail, a handshake at the door. Then what each of you did, and what went wrong. Stick to facts that you could prove or swear to, and leave out what you only suspect. Five short paragraphs are usually plenty.

> On 4 March you agreed to fit a kitchen for £3,200. I paid £1,600 that day. You came on 11 and 12 March, and have not returned since.

## Why that means they owe you

You do not have to quote Acts of Parliament. You do have to say why the facts give you a right to the money: there was an agreement and it was broken, the goods did not work, the deposit was due back, the damage was their doing. If you know the law behind it, one sentence is enough.

## What you want, and how you worked it out

The courts ask for this in so many words: **how the money is calculated**. Set it out as a small sum.

- Paid in advance: £1,600.00
- Value of the work done, by a second quote: £450.00
- Claimed: £1,150.00

Add interest only if you are entitled to it, and show the rate and the dates. Leave out “legal costs” and sums you would simply like to have; they make the rest look less certain. [Our guide to interest](/blog/how-to-work-out-interest) has the arithmetic.

## By when, and what happens then

Name a day, not “soon”. For a straightforward claim 14 days is what the Practice Direction has in mind; some claims get longer, as [this guide](/blog/how-long-to-give-them-to-reply) explains. Then say what you will do: that you **may** start court proceedings without writing again. Say how to pay, how to reply, and that you are willing to talk or to use mediation. Refusing to consider settlement can cost you later, even if you win.

## What to enclose

Send copies of the papers your claim stands on: the contract, the invoice, photographs, the messages in which it was agreed. Both sides are expected to show each other the key documents at this stage. Keep the originals.

## How it should sound

Like somebody who is sure of their ground. Polite, short, exact. Some things never belong in the letter:

- threats of the police, of publicity, or of telling an employer;
- anything that looks like a court document when it is not;
- insults, however well deserved;
- claims about their credit record as if they were certain.

Besides being unpleasant, some of these are against the law when they are used to press for a debt.

## Before you send it

1. Read it aloud. If a sentence needs a second breath, cut it in two.
2. Check every date and every figure against a paper.
3. Ask whether a stranger would understand what you want after one reading.
4. Keep a copy, and proof of when it was sent.

If you would rather not start from an empty page, [tell us what happened](/submit-claim). We draft the letter in this order, you check every word, and nothing goes out until you say so.

${notAdvice}
`,
};
