import type { Drawing } from './drawing.ts';

export const map: Drawing = {
  viewBox: '16 4 134 114',
  width: 134,
  height: 114,
  draw: (hatch) => (
    <>
      <path className="il-tone" d="m30 50 38-12 38 12 38-12v62l-38 12-38-12-38 12z" />
      <g className="il-line" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        <path className="il-fill" d="m22 42 38-12 38 12 38-12v64l-38 12-38-12-38 12z" />
        <path fill={hatch} stroke="none" d="m60 30 38 12v64L60 94z" />
        <path d="M60 30v64M98 42v64" strokeWidth="1.3" />
        <path d="M22 74c10-6 16 2 24-4s8-12 14-14M98 84c8-10 14-4 20-10s8-14 18-16" strokeWidth="1.2" />
        <path d="M30 90c6-2 10-6 12-10M108 96c6-2 16-6 20-14" strokeWidth="1.2" strokeDasharray="0.5 4" />
        <path className="il-fill" d="M79 78c-3-10-17-20-17-36a17 17 0 0 1 34 0c0 16-14 26-17 36z" />
        <path className="il-fill" d="M79 30a12 12 0 1 0 .01 0z" strokeWidth="1.3" />
      </g>
      <circle className="il-seal" cx="79" cy="42" r="6" />
      <path
        className="il-onseal"
        d="m76 42.2 2.2 2.2 4-4.4"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};
