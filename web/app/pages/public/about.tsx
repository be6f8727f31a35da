import type { MetaFunction } from 'react-router';
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

export default function AboutPage() {
  return (
    <>
      <WhyWeExist />
      <OurPromises />
      <WhatWeAre />
    </>
  );
}
