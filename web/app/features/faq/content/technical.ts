import { mailedCodeLimits } from '@plainclaim/domain/accounts/mailed-code';
import { passwordMinimum } from '@plainclaim/domain/accounts/password-hint';
import { personAllowances } from '@plainclaim/domain/accounts/person-allowances';
import { draftRetentionDays, maxDrafts } from '@plainclaim/domain/claims/drafts';
import { maxEvidenceFiles } from '@plainclaim/domain/claims/evidence';
import { letterPeriodHours, lettersPerDay } from '@plainclaim/domain/claims/letter-allowance';
import type { FaqContent } from '../faq-entry.ts';
import { facts } from './facts.ts';

const { submissions, letters, uploads, downloads } = personAllowances;

export const technical: FaqContent = [
  {
    id: 'forgot-password',
    question: 'I forgot my password. How do I get back in?',
    answer: [
      `Use “Forgot your password?” on the sign-in page. We send you a link that works for ${mailedCodeLimits.lifeSeconds / 60} minutes. A new password needs at least ${passwordMinimum} characters; a few words that belong together only for you are easier to keep than a puzzle.`,
      'You can also have a sign-in link sent to you and use no password at all.',
    ],
  },
  {
    id: 'no-mail',
    question: 'Your e-mail did not arrive. What can I do?',
    answer: [
      'Wait a few minutes and look into the spam folder. Check the address for a slip of the finger. If it is your address of work or school, its mail system may hold messages back. Then write to us through the contact page.',
    ],
  },
  {
    id: 'saved-drafts',
    question: 'Is my claim saved if I stop half-way?',
    answer: [
      `Yes. While you are signed in, the form is saved as you go. Come back on the same or another device and carry on where you stopped. A claim that you leave unfinished for ${draftRetentionDays} days is deleted with its files.`,
    ],
  },
  {
    id: 'limits',
    question: 'Is there a limit to what I can send and upload?',
    answer: [
      `A claim takes ${maxEvidenceFiles} files of at most ${facts.files.most} each, and ${maxDrafts} unfinished claims can be kept at a time. In an hour you can submit ${submissions.burst} claims, have ${letters.burst} letters written and upload ${uploads.burst} files; in a day you can download your data ${downloads.burst} times.`,
      `One e-mail address is sent at most ${lettersPerDay} letters in ${letterPeriodHours} hours, whoever they are from.`,
      'When a claim has room for few more files, or you are close to the limit of unfinished claims, of letters or of submissions, the page says so before you press. The other limits are named when you reach them. When you reach one, nothing that you saved is lost: we say which one it was and, where waiting helps, when you can go on. A claim for which there is no room is not saved, and says so, until you finish or delete another.',
    ],
  },
  {
    id: 'second-step',
    question: 'Can I protect my account with a second step?',
    answer: [
      'Yes, with an authenticator app, under Security in your profile. You get backup codes as well: print them or keep them somewhere safe, in case the phone is lost.',
    ],
  },
  {
    id: 'browsers-and-phones',
    question: 'Which browsers and devices work?',
    answer: [
      'Any phone, tablet or computer with a present-day browser. The public pages can be read without JavaScript; your own claims need it. The site works with screen readers, by keyboard alone, and enlarged.',
    ],
  },
  {
    id: 'ai-letter',
    question: 'Is the letter written by artificial intelligence?',
    answer: [
      'The first draft is made by a program: a language model, or our own template when that is not available. It receives the names, addresses, kind of claim, jurisdiction, amount, dates and your description, and nothing else.',
      'It can be wrong. Amount, date and names are taken from the form and checked; the sentences are yours to read and change before anything is sent.',
    ],
  },
];
