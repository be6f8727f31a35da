import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ClaimOutlook } from '../../features/guidance/components/claim-outlook.tsx';
import { readQuestion } from '../../features/guidance/question.ts';
import { settingsContext } from '../../lib/load-context.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { ClosingCall } from './home/closing-call.tsx';
import { FiguresBand } from './home/figures-band.tsx';
import { Hero } from './home/hero.tsx';
import { ThreeSteps } from './home/three-steps.tsx';
import { WhyChoose } from './home/why-choose.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Plainclaim: owed money? Put it in writing',
    description:
      'Tell us what happened. We draft a formal Letter Before Action, you check every word, and it goes to their inbox with your evidence attached.',
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { layOut } = await import('../../features/guidance/outlook.ts');
  const question = readQuestion(new URL(request.url).searchParams);
  return {
    marketing: context.get(settingsContext).marketing,
    question,
    outlook: layOut(question, new Date()),
  };
}

export default function HomePage() {
  const { marketing, question, outlook } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero startTime={marketing.startTime} />
      <ClaimOutlook question={question} outlook={outlook} />
      <WhyChoose />
      <ThreeSteps />
      <FiguresBand figures={marketing} />
      <ClosingCall />
    </>
  );
}
