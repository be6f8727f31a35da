import type { Drawing } from './drawing.ts';

export const pen: Drawing = {
  viewBox: '22 6 128 112',
  width: 128,
  height: 112,
  draw: (hatch) => (
    <>
      <path className="il-tone" d="M36 20h58l20 20v74H36z" />
      <g className="il-line" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        <path className="il-fill" d="M28 12h58l20 20v74H28z" />
        <path fill={hatch} d="M86 12v20h20z" />
        <path d="M40 32h26M40 46h52M40 56h52M40 66h40M40 88h18" />
        <path d="M40 76h22c4 0 4 4 8 4s4-4 8-4" strokeWidth="1.4" />
        <path className="il-fill" d="m133.4 18.1 9.2 7.8-40 47.7-9.2-7.8z" />
        <path fill={hatch} stroke="none" d="m138 22 4.6 3.9-40 47.7-4.6-3.9z" />
        <path d="m117.4 37.2 9.2 7.8" strokeWidth="1.4" />
        <path className="il-fill" d="m93.4 65.8-7.4 18.2 16.6-10.4z" />
        <path d="m86 84 8.2-9.8" strokeWidth="1.2" />
      </g>
      <circle className="il-seal" cx="86" cy="86" r="3.2" />
    </>
  ),
};
