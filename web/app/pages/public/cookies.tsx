import type { MetaFunction } from 'react-router';
import { biscuit } from '../../art/illustrations/biscuit.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import {
  howLongTheyStay,
  howWeUseThem,
  kindsOfCookies,
  thirdParties,
  whatCookiesAre,
} from './cookies/what-and-which.tsx';
import { changesAndContact, inYourBrowser, optingOut, yourChoice } from './cookies/your-choice.tsx';
import { NumberedDocument } from './document/numbered-document.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Cookies',
    description: 'Which cookies Plainclaim uses, what each is for, how long it lasts and how to refuse it.',
  });

/** Sections 1 to 9; sections 3 and 4 are named by others. */
const sections = [
  whatCookiesAre,
  howWeUseThem,
  kindsOfCookies,
  thirdParties,
  howLongTheyStay,
  yourChoice,
  inYourBrowser,
  optingOut,
  changesAndContact,
];

const inShort = [
  'Essential cookies keep you signed in and remember your choices. Nothing else is used today.',
  'Performance, functional and marketing cookies stay off unless you say yes, and no is as easy as yes.',
  'You can change your answer at any time with Cookie Settings at the foot of every page.',
];

export default function CookiesPage() {
  return (
    <NumberedDocument
      heading="Cookies"
      lead="Which cookies we use, what each is for, how long it stays and how to refuse it."
      picture={biscuit}
      inShort={inShort}
      sections={sections}
    />
  );
}
