import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { whoRunsIt } from '../../lib/operator.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { OurPromises } from './about/our-promises.tsx';
import { WhatWeAre } from './about/what-we-are.tsx';
import { WhyWeExist } from './about/why-we-exist.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'About',
    description:
      'Why Plainclaim exists, how it earns its money, what it is and is not, and what you can expect of us.',
  });

export const loader = (args: LoaderFunctionArgs) => ({ runBy: whoRunsIt(args) });

export default function AboutPage() {
  const { runBy } = useLoaderData<typeof loader>();
  return (
    <>
      <WhyWeExist />
      <OurPromises />
      <WhatWeAre runBy={runBy} />
    </>
  );
}
