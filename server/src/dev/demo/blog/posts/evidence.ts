import { type DemoPost, notAdvice } from '../demo-post.ts';

export const evidence: DemoPost = {
  slug: 'evidence-that-carries-weight',
  title: 'Evidence that carries weight, and how to keep it',
  category: 'evidence-and-money',
  tags: ['Evidence', 'Getting started'],
  daysAgo: 26,
  picture: 'evidence',
  alt: 'A drawing of a folder with a photograph and a receipt in it',
  excerpt:
    'Judges believe paper made at the time more than memory afterwards. Seven kinds of proof, what each is good for, and how not to spoil it.',
  metaTitle: 'Evidence for a small claim: what counts and how to keep it',
  metaDescription:
    'Contracts, messages, photographs, receipts, witnesses and more: what each kind of evidence proves in a small claim, and how to keep it so that it counts.',
  text: `
A small claim is decided on the balance of probabilities: is your account more likely than theirs? You do not need proof beyond doubt. You need papers that make your story the likelier one. Those made at the time, for another purpose than the argument, count for most.

## Seven kinds, strongest first

### 1. The agreement

A signed contract is best, but an accepted quote, an order confirmation or a chain of messages will do. So will a spoken agreement, if you can show what was said. Write down who agreed what, when and where, while you still remember.

### 2. Proof of payment

A line in a bank statement shows the sum, the day and the name of whoever received it. It is hard to argue with. Black out other lines if you like, but not your name or the date. For cash, a receipt, a withdrawal on the same day, or a message that says “thanks for the £200”.

### 3. Messages

E-mails, texts and chats are often the whole case. Keep the **conversation**, not the one sentence you like. A screenshot should show the name or number and the date. Most chat apps can export everything as a file; do it once, early, before a phone is lost.

### 4. Photographs and film

Take them before anything is repaired or thrown away. One from further off, to show where it is; one close, to show what it is; something in the picture for scale. Leave the original files alone: they carry the date at which they were taken. Our uploads take copies, so your originals stay as they are.

### 5. What somebody else measured

A second builder’s quote, a garage report, an inventory at the end of a tenancy. It turns “it was badly done” into “it will cost £640 to put right”. For a small claim, a short written estimate from a tradesperson is usually enough. Paid experts need the court’s permission, and what you can get back for one is limited.

### 6. A witness

Somebody who saw it and has nothing to gain. Ask them to write down, in their own words, what they saw and when, and to sign and date it. A neighbour is better than a spouse. One who will come to the hearing is better than one who only signs.

### 7. Your own notes

A diary made at the time is worth more than a perfect memory. Begin one today: date, what happened, who was there.

## What does not help

- **Evidence of bad character.** Reviews by other customers prove little about your job.
- **A hundred pages.** Ten that matter, in order and numbered, are read. A hundred are not.
- **Anything you should not have.** Do not open somebody else’s post or accounts. A recording of your own conversation may be allowed, but ask first whether you need it.
- **Anything changed.** Never crop out a date, add a note to an original or “tidy” a file. One altered paper costs you the judge’s trust in all the others.

## How to keep it

1. Put everything into one folder, on paper or on a computer.
2. Name files by date and content: “2026-03-04 quote kitchen.pdf”. They then sort themselves into a story.
3. Make a list of one line for each: number, date, what it is, what it shows.
4. Keep a copy somewhere else.

## Showing it early

Both sides are expected to exchange the key documents before court. Send copies with your letter of whatever your claim stands on. It feels like showing your hand. In truth it is the best argument you have: many people pay when they see what a judge would see. [What else the letter needs](/blog/what-a-letter-before-action-must-say) is in its own guide.

When you [start a claim with us](/submit-claim), you can add PDF files, Word documents and pictures, and they go out with the letter. If one cannot be read, we say which and why, so that nothing is missing without your knowing.

${notAdvice}
`,
};
