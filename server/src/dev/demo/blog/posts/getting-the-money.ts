import { type DemoPost, notAdvice } from '../demo-post.ts';

export const gettingTheMoney: DemoPost = {
  slug: 'you-won-how-to-get-the-money',
  title: 'You won. How do you get the money?',
  category: 'courts-and-enforcement',
  tags: ['Enforcement', 'Costs', 'England & Wales', 'Scotland', 'Northern Ireland'],
  daysAgo: 84,
  picture: 'paid',
  alt: 'A drawing of a wallet with banknotes in it, closed with a red button',
  excerpt:
    'A judgment does not pay itself. The ways of enforcing one, what each is good for, and the question to ask before you choose.',
  metaTitle: 'You won your small claim: how to get the money',
  metaDescription:
    'Bailiffs, wages, bank accounts, a charge on a house: the ways to enforce a judgment in England & Wales, Scotland and Northern Ireland, and how to choose.',
  text: `
The court has decided, the date for payment has passed, and nothing has arrived. It is the least known part of the system: the court tells them to pay, but it does nothing more unless you ask. Choosing the right way depends on one thing, so begin there.

## First: what do they have?

A job, a bank account, a car, a house, customers who owe them money? Each way of enforcing reaches one of these. If you do not know, the court can order them to come and answer questions on oath about their money. It costs a modest fee and tells you whether to spend a larger one.

Search the public registers as well. The register of judgments shows whether others are waiting, the Land Registry whether there is a house, Companies House whether the company is still alive, the Insolvency Register whether anyone has given up. If five people are in front of you in the queue, consider stopping here.

## Remind them first

Write once more, with a copy of the judgment. In England & Wales a judgment stays on the register for **six years**, unless it is paid in full **within one month**, when it is taken off. After a month it can only be marked as paid. For somebody who hopes for a mortgage, that is a strong reason to pay this week. Say it as a fact, not as a threat.

## England & Wales

- **Control of goods.** An enforcement agent, as bailiffs are now called, visits and may take things to sell. County court agents act for judgments up to £5,000; High Court officers for £600 and more, and they tend to be brisker. It works best against a business with stock or a person with a decent car.
- **Attachment of earnings.** Their employer sends you a part of each pay packet. Slow, but very reliable. Not for the self-employed.
- **Third-party debt order.** Freezes money in a bank account, or money that a customer owes them. It catches what is there on that one day, so timing is everything.
- **Charging order.** Your debt is tied to their house, like a second mortgage. You are usually paid when it is sold, which may take years.

There is a fee for each, added to what they owe when it succeeds. You may try one after another. After six years you need the court’s permission to use most of them, so do not leave it lying.

## Scotland

The decree is followed by a **charge for payment**: sheriff officers serve a formal demand that gives, as a rule, 14 days. After that they can arrest money in a bank account, have part of the wages paid to you, or attach goods. Sheriff officers are independent and charge for what they do; ask for a price first.

## Northern Ireland

Everything goes through the **Enforcement of Judgments Office**. You can pay for a search to see whether others have tried, and you should, because the fee for applying depends on the sum and is lost if there is nothing to find. The office then decides which way suits: instalments, wages, money held elsewhere, goods or land.

## If they offer instalments now

Take a realistic plan over a heroic one. Ask for it in writing, with dates. Ask for a statement of what they earn and spend if the offer seems low. If they keep to it, leave them in peace. If they miss a payment, act in the same week.

## If they cannot pay

It happens. Some people have nothing that the law allows anyone to take. If you are notified that they are in **Breathing Space**, a scheme in England & Wales that gives people in debt 60 days, you must stop asking until it ends. Scotland has a moratorium of its own. Keep the judgment safe. Circumstances change, and six years is a long time.

## What it is worth

1. Find out what they have.
2. Choose the one way that reaches it.
3. Add up what it costs, and stop if it is more than you would get.
4. Put the next date into your calendar, so that nothing lapses.

The best enforcement is the one you never need: a letter that is clear, fair and well evidenced, sent while both sides still have a reason to settle. That is the part [we can help with](/submit-claim).

${notAdvice}
`,
};
