import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact',
    description: 'Ask the Plainclaim team a question about a claim, a letter or your account.',
  });

export default function ContactPage() {
  return (
    <OnItsWay heading="Contact">
      This page will let you write to our team and tell you when to expect an answer.
    </OnItsWay>
  );
}
