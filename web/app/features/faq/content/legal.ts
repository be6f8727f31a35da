import type { FaqContent } from '../faq-entry.ts';
import { facts } from './facts.ts';
import type { LawToday } from './law-facts.ts';
import { courtLimitSentence, interestSentences, timeSentences } from './law-sentences.ts';

export const legal = (today: LawToday): FaqContent => [
  {
    id: 'small-claims-limits',
    question: 'Up to what amount is a claim a small claim?',
    answer: [
      `We work with these limits: ${facts.limits}. Above them we suggest a solicitor.${courtLimitSentence(today)} Personal injury has limits of its own.`,
      'Limits change from time to time. Check with the court before you start a claim there.',
    ],
  },
  {
    id: 'time-limits',
    question: 'How old may a claim be?',
    answer: [
      timeSentences(today),
      'A letter does not stop the clock. If you are near the end of such a time, take advice now.',
    ],
  },
  {
    id: 'which-jurisdiction',
    question: 'Which jurisdiction do I choose?',
    answer: [
      'Usually the one where the other side lives or has its business. A contract may say otherwise. If you are unsure, ask an advice service: a claim in the wrong place costs time.',
    ],
  },
  {
    id: 'interest',
    question: 'Can I ask for interest?',
    answer: [
      `${interestSentences(today)} Between businesses a different rate can apply under the late payment rules. Ask for one of them, never for both.`,
    ],
  },
  {
    id: 'need-a-solicitor',
    question: 'Do I need a solicitor?',
    answer: [
      'For a small claim usually not: the procedure is meant for people without one. Above the limit, for an injury, or when the other side has a lawyer, it is worth asking one.',
      'If you wish, we look for one near you who works in your jurisdiction and on your kind of claim. They see your claim only if you agree. You can take that back until a solicitor has completed the work on your case; the one who completed it can still open it. Ask for their price before any work.',
    ],
  },
  {
    id: 'can-i-threaten',
    question: 'May the letter threaten with police or publicity?',
    answer: [
      'No. A letter may say that you may go to court. Threats of prosecution, of publicity or of visits can be an offence, and a letter in which our check finds one is not sent.',
    ],
  },
];
