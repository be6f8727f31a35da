import type { Drawing } from './drawing.ts';

export const talk: Drawing = {
  viewBox: '14 8 136 110',
  width: 136,
  height: 110,
  draw: (hatch) => (
    <>
      <path
        className="il-tone"
        d="M26 22h72a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4H54L40 86V72H26a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4zM74 58h68a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4h-12v14l-15-14H74a4 4 0 0 1-4-4V62a4 4 0 0 1 4-4z"
      />
      <g className="il-line" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        <path
          className="il-fill"
          d="M20 14h72a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4H48L34 78V64H20a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4z"
        />
        <path d="M47.5 32a8.5 8.5 0 1 1 12.5 7.5c-3 1.7-4 3-4 6.5" strokeWidth="2.2" />
        <path
          className="il-fill"
          d="M68 50h68a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4h-12v14l-15-14H68a4 4 0 0 1-4-4V54a4 4 0 0 1 4-4z"
        />
        <path fill={hatch} stroke="none" d="M64 76h76v12a4 4 0 0 1-4 4h-12v14l-15-14H68a4 4 0 0 1-4-4z" />
        <path d="M75 62h54M75 70h38" />
      </g>
      <circle className="il-seal" cx="56" cy="53.5" r="2.6" />
    </>
  ),
};
