import { clock } from './illustrations/clock.tsx';
import { handshake } from './illustrations/handshake.tsx';
import { letter } from './illustrations/letter.tsx';
import { scales } from './illustrations/scales.tsx';
import { Picture } from './picture.tsx';

const drawings = { letter, clock, scales, handshake } as const;

export type IllustrationName = keyof typeof drawings;

type IllustrationProps = { name: IllustrationName; className?: string };

/** The four shared drawings. A single page's drawing goes to `Picture`, so that only that page loads it. */
export function Illustration({ name, className }: IllustrationProps) {
  return <Picture drawing={drawings[name]} className={className} />;
}
