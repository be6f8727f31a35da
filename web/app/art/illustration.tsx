import { useId } from 'react';
import { clock } from './illustrations/clock.tsx';
import { handshake } from './illustrations/handshake.tsx';
import { letter } from './illustrations/letter.tsx';
import { scales } from './illustrations/scales.tsx';

const drawings = { letter, clock, scales, handshake } as const;

export type IllustrationName = keyof typeof drawings;

type IllustrationProps = { name: IllustrationName; className?: string };

/** Decoration only, so silent. Drawn inline because its colours are the page's tokens. */
export function Illustration({ name, className }: IllustrationProps) {
  const patternId = useId();
  const { viewBox, width, height, draw } = drawings[name];
  return (
    <svg
      className={className ? `ill ${className}` : 'ill'}
      viewBox={viewBox}
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <pattern
        id={patternId}
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="il-hatch" d="M2 0v4" strokeWidth="1" />
      </pattern>
      {draw(`url(#${patternId})`)}
    </svg>
  );
}
