import type { DemoPost } from './demo-post.ts';
import { evidence } from './posts/evidence.ts';
import { gettingTheMoney } from './posts/getting-the-money.ts';
import { howLongToReply } from './posts/how-long-to-reply.ts';
import { interest } from './posts/interest.ts';
import { limitsAndFees } from './posts/limits-and-fees.ts';
import { timeLimits } from './posts/time-limits.ts';
import { whatALetterMustSay } from './posts/what-a-letter-must-say.ts';
import { whenTheyReply } from './posts/when-they-reply.ts';

export const demoCategories = [
  {
    slug: 'letters-and-deadlines',
    name: 'Letters and deadlines',
    description: 'What to write before going to court, how long to wait, and how to read the answer.',
  },
  {
    slug: 'evidence-and-money',
    name: 'Evidence and money',
    description: 'How to show what happened, and how to work out what it comes to.',
  },
  {
    slug: 'courts-and-enforcement',
    name: 'Courts and enforcement',
    description: 'How much can be claimed where, what it costs, and how a judgment is turned into money.',
  },
] as const satisfies readonly { slug: DemoPost['category']; name: string; description: string }[];

export const demoPosts: readonly DemoPost[] = [
  whatALetterMustSay,
  howLongToReply,
  whenTheyReply,
  evidence,
  interest,
  timeLimits,
  limitsAndFees,
  gettingTheMoney,
];
