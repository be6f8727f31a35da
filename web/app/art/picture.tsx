import { useId } from 'react';
import type { Drawing } from './illustrations/drawing.ts';

type PictureProps = { drawing: Drawing; className?: string };

/** Decoration, hidden from screen readers. Inline, because its colours are the page's tokens. */
export function Picture({ drawing, className }: PictureProps) {
  const patternId = useId();
  const { viewBox, width, height, draw } = drawing;
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
