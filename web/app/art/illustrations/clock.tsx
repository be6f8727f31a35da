import type { Drawing } from './drawing.ts';

export const clock: Drawing = {
  viewBox: '32 12 102 102',
  width: 102,
  height: 102,
  draw: (hatch) => (
    <>
      <circle className="il-tone" cx="86" cy="66" r="46" />
      <g className="il-line" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        <circle className="il-fill" cx="80" cy="60" r="46" />
        <path fill={hatch} stroke="none" d="M80 60V27A33 33 0 1 1 54.2 80.6z" />
        <path d="M80.0 23.0L80.0 18.0M96.7 25.3L98.2 22.2M110.1 36.0L112.8 33.8M117.5 51.4L120.9 50.7M117.5 68.6L120.9 69.3M110.1 84.0L112.8 86.2M96.7 94.7L98.2 97.8M80.0 98.5L80.0 102.0M63.3 94.7L61.8 97.8M49.9 84.0L47.2 86.2M42.5 68.6L39.1 69.3M42.5 51.4L39.1 50.7M49.9 36.0L47.2 33.8M63.3 25.3L61.8 22.2" />
        <circle cx="80" cy="60" r="33" strokeWidth="1" />
        <path d="M80 60V34M80 60L61.2 75.0" strokeWidth="2.2" />
      </g>
      <circle className="il-seal" cx="80" cy="60" r="4.5" />
    </>
  ),
};
