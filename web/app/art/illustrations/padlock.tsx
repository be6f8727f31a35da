import type { Drawing } from './drawing.ts';

export const padlock: Drawing = {
  viewBox: '30 6 106 112',
  width: 106,
  height: 112,
  draw: (hatch) => (
    <>
      <path className="il-tone" d="M40 58h88a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4z" />
      <g className="il-line" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        <path className="il-fill" d="M50 52V38a30 30 0 0 1 60 0v14H98V38a18 18 0 0 0-36 0v14z" />
        <path fill={hatch} stroke="none" d="M80 8a30 30 0 0 1 30 30v14H98V38a18 18 0 0 0-18-18z" />
        <path
          className="il-fill"
          d="M36 52h88a2 2 0 0 1 2 2v50a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4V54a2 2 0 0 1 2-2z"
        />
        <path d="M34 53 75 82a9 9 0 0 0 10 0l41-29" />
        <path d="m36 106 32-29M124 106 92 77" strokeWidth="1.3" />
      </g>
      <circle className="il-seal" cx="80" cy="80" r="9" />
      <g className="il-onseal" strokeLinecap="round">
        <path d="M80 77.6v.01" strokeWidth="5" />
        <path d="M80 79v5.4" strokeWidth="2.4" />
      </g>
    </>
  ),
};
