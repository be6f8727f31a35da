import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ClaimOutlook } from '../../features/guidance/components/claim-outlook.tsx';
import { questionSearch, readQuestion, worthItPath } from '../../features/guidance/question.ts';
import { settingsContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { ArrowLink } from '../../ui/link.tsx';
import { ClosingCall } from './home/closing-call.tsx';
import { FiguresBand } from './home/figures-band.tsx';
import { Hero } from './home/hero.tsx';
import { ThreeSteps } from './home/three-steps.tsx';
import { WhyChoose } from './home/why-choose.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Plainclaim: owed money? Put it in writing',
    description:
      'Tell us what happened. We draft a formal Letter Before Action, you check every word, and it goes to their inbox with your evidence.',
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { layOut } = await import('../../features/guidance/outlook.ts');
  const question = readQuestion(new URL(request.url).searchParams);
  const { marketing, lawFile } = context.get(settingsContext);
  return { marketing, question, lawFile, laidOut: layOut(question, new Date(), lawFile) };
}

export default function HomePage() {
  const { marketing, question, laidOut, lawFile } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero startTime={marketing.startTime} />
      <ClaimOutlook
        question={question}
        laidOut={laidOut}
        lawFile={lawFile}
        heading={
          <>
            <h2>What happens to my claim?</h2>
            <p className="lead mt-3.5">
              Three answers, and we lay out the time, the cost and what you keep. Nothing is stored until you
              start a claim.
            </p>
          </>
        }
        after={(answers) => (
          <p className="mt-6">
            <ArrowLink to={`${worthItPath}?${questionSearch(answers)}`}>
              Is it worth it? Tell us when
            </ArrowLink>
          </p>
        )}
      />
      <WhyChoose />
      <ThreeSteps />
      <FiguresBand figures={marketing} />
      <ClosingCall />
    </>
  );
}
