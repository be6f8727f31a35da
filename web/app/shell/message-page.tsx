import type { ReactNode } from 'react';
import type { Drawing } from '../art/illustrations/drawing.ts';
import { letter } from '../art/illustrations/letter.tsx';
import { Picture } from '../art/picture.tsx';

type MessagePageProps = {
  /** The letter by default: error pages show it, so every page has loaded it. */
  picture?: Drawing;
  heading: string;
  children: ReactNode;
  actions: ReactNode;
};

/** A page with only a drawing, a message and a link or two. */
export function MessagePage({ picture = letter, heading, children, actions }: MessagePageProps) {
  return (
    <div className="wrap grid justify-items-start gap-6 py-16 sm:py-24 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-16">
      <div className="order-last md:order-first">
        <h1>{heading}</h1>
        <div className="lead mt-4 grid gap-3">{children}</div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>
      </div>
      <Picture drawing={picture} className="h-auto w-32 md:w-44" />
    </div>
  );
}
