import type { Drawing } from './drawing.ts';

export const handshake: Drawing = {
  viewBox: '8 26 150 92',
  width: 150,
  height: 92,
  draw: (hatch) => (
    <>
      <path
        className="il-tone"
        d="M16 38h16v56H16zM140 38h16v56h-16zM32 41h8a3 3 0 0 1 3 3v44a3 3 0 0 1-3 3h-8zM140 41h-8a3 3 0 0 0-3 3v44a3 3 0 0 0 3 3h8zM42 48h88v36l-10 6-13 19-15 7-34-18-8-14h-8z"
      />
      <g className="il-line" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        <path
          className="il-fill"
          d="M36 42c9 1 15-2 23-4l20 2c12-6 34-3 45 2v36l-6 4-10 17-16 9-36-21-11-9h-9z"
          stroke="none"
        />
        <path d="M36 42c9 1 15-2 23-4 5-1.3 9-1 13 .5" />
        <path d="M36 78h9l10 9" />
        <path className="il-fill" d="M55 87.5 61 81a6 6 0 0 1 8.6 8.4L64 95.5a6 6 0 0 1-9-8z" />
        <path className="il-fill" d="M64 95.5 71 88a6 6 0 0 1 8.6 8.4l-6 6.4a6 6 0 0 1-9.6-7.3z" />
        <path className="il-fill" d="M74 102.5l6-6.3a5.8 5.8 0 0 1 8.4 8l-4.4 4.7a5.8 5.8 0 0 1-10-6.4z" />
        <path d="M124 42c-9 1-15-3-23-5.5-8-2.3-14-1.3-19 3L66.5 53.5a6.3 6.3 0 0 0 8 9.7l11-7.7c3 0 6 1.5 8 3.5l24.5 23.5a6 6 0 0 1-8.3 8.7L104 86.5M109.7 91.2a6 6 0 0 1-8.4 8.6L95 94M101.3 99.8a6 6 0 0 1-8.6 8l-5-4.6" />
        <path d="M124 78h-9.5" />
        <path className="il-fill" d="M10 32h16v56H10z" />
        <path fill={hatch} d="M10 32h16v56H10z" />
        <path className="il-fill" d="M26 35h8a3 3 0 0 1 3 3v44a3 3 0 0 1-3 3h-8z" />
        <path className="il-fill" d="M150 32h-16v56h16z" />
        <path fill={hatch} d="M150 32h-16v56h16z" />
        <path className="il-fill" d="M134 35h-8a3 3 0 0 0-3 3v44a3 3 0 0 0 3 3h8z" />
      </g>
      <circle className="il-seal" cx="31.5" cy="78" r="2.8" />
      <circle className="il-seal" cx="128.5" cy="78" r="2.8" />
    </>
  ),
};
