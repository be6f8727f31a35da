import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../art/illustration.tsx';

type MessagePageProps = {
  picture: IllustrationName;
  heading: string;
  children: ReactNode;
  actions: ReactNode;
};

/** One drawing, one sentence or two, one way on: pages that have nothing else to show. */
export function MessagePage({ picture, heading, children, actions }: MessagePageProps) {
  return (
    <div className="wrap grid justify-items-start gap-6 py-16 sm:py-24 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-16">
      <div className="order-last md:order-first">
        <h1>{heading}</h1>
        <div className="lead mt-4 grid gap-3">{children}</div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>
      </div>
      <Illustration name={picture} className="h-auto w-32 md:w-44" />
    </div>
  );
}
