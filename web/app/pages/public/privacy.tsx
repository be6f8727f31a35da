import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { padlock } from '../../art/illustrations/padlock.tsx';
import { whoRunsIt } from '../../lib/operator.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { NumberedDocument } from './document/numbered-document.tsx';
import { howLong, languageModel, outsideTheUk, whoSeesIt } from './privacy/sharing-and-keeping.tsx';
import { otherSide, sensitiveData, whatWeCollect, whoWeAre, whyWeUseIt } from './privacy/what-and-why.tsx';
import { children, complaints, cookiesAndStorage, security, yourRights } from './privacy/your-rights.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy',
    description:
      'What Plainclaim keeps about claimants, defendants and visitors, why, for how long, who sees it, and how to have it shown, corrected or erased.',
  });

/** Section 10, your rights, is named by other sections. */
const sectionsAfterTheFirst = [
  whatWeCollect,
  whyWeUseIt,
  sensitiveData,
  otherSide,
  whoSeesIt,
  languageModel,
  outsideTheUk,
  howLong,
  yourRights,
  cookiesAndStorage,
  security,
  children,
  complaints,
];

const inShort = [
  'We ask for what a letter needs, and use it to write, send and follow that letter.',
  'The other side sees your letter, your postal address and the evidence you attach. A solicitor sees a claim only if you agree.',
  'We do not sell data, and we do not follow you around the web.',
  `Case information and account data are kept for up to ${serviceTerms.retentionYears} years after closure.`,
  'You can download what we hold, delete your account, and ask to see, correct or erase data. It costs nothing.',
];

export const loader = (args: LoaderFunctionArgs) => ({ runBy: whoRunsIt(args) });

export default function PrivacyPage() {
  const { runBy } = useLoaderData<typeof loader>();
  return (
    <NumberedDocument
      heading="Privacy"
      lead="What we keep about you, why, for how long and who sees it, under the UK GDPR and the Data Protection Act 2018."
      picture={padlock}
      inShort={inShort}
      sections={[whoWeAre(runBy), ...sectionsAfterTheFirst]}
    />
  );
}
