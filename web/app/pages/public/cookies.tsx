import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Cookies',
    description: 'Which cookies Plainclaim uses, what each is for, how long it lasts and how to refuse it.',
  });

export default function CookiesPage() {
  return (
    <OnItsWay heading="Cookies">
      This page will list every cookie, what it is for and how to refuse it.
    </OnItsWay>
  );
}
