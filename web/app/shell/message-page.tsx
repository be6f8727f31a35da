import type { ReactNode } from 'react';
import type { Drawing } from '../art/illustrations/drawing.ts';
import { letter } from '../art/illustrations/letter.tsx';
import { scales } from '../art/illustrations/scales.tsx';
import { Picture } from '../art/picture.tsx';

/** What errors show, so every page brings these; others are given whole, and load where they are shown. */
const usual = { letter, scales } as const;

type MessagePageProps = {
  picture: keyof typeof usual | Drawing;
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
      <Picture
        drawing={typeof picture === 'string' ? usual[picture] : picture}
        className="h-auto w-32 md:w-44"
      />
    </div>
  );
}
