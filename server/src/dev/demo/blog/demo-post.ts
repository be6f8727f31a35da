import type { PictureName } from './pictures.ts';

export type DemoPost = {
  readonly slug: string;
  readonly title: string;
  readonly category: 'letters-and-deadlines' | 'evidence-and-money' | 'courts-and-enforcement';
  readonly tags: readonly string[];
  readonly daysAgo: number;
  readonly picture: PictureName;
  readonly alt: string;
  readonly excerpt: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** See `content-from.ts`. */
  readonly text: string;
};

/** The last paragraph of every guide. */
export const notAdvice =
  'This guide is general information about the law as we understand it on the day it was published. It is not legal advice. If a lot is at stake, or a time limit is close, ask a solicitor or Citizens Advice.';
