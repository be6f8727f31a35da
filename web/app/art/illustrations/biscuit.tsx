import type { Drawing } from './drawing.ts';

const edge =
  'A8.9 8.9 0 0 1 121.2 75.7A8.9 8.9 0 0 1 113.2 89.6A8.9 8.9 0 0 1 101 99.8A8.9 8.9 0 0 1 86 105.3A8.9 8.9 0 0 1 70 105.3A8.9 8.9 0 0 1 55 99.8A8.9 8.9 0 0 1 42.8 89.6A8.9 8.9 0 0 1 34.8 75.7A8.9 8.9 0 0 1 32 60A8.9 8.9 0 0 1 34.8 44.3A8.9 8.9 0 0 1 42.8 30.4A8.9 8.9 0 0 1 55 20.2A8.9 8.9 0 0 1 70 14.7A8.9 8.9 0 0 1 86 14.7A8.9 8.9 0 0 1 101 20.2A8.9 8.9 0 0 1 113.2 30.4A8.9 8.9 0 0 1 121.2 44.3A8.9 8.9 0 0 1 124 60z';

/** A jam biscuit, for the cookie page. */
export const biscuit: Drawing = {
  viewBox: '26 8 116 112',
  width: 116,
  height: 112,
  draw: (hatch) => (
    <>
      <path className="il-tone" d={`M124 60${edge}`} transform="translate(6 6)" />
      <g className="il-line" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        <path className="il-fill" d={`M124 60${edge}`} />
        <path fill={hatch} stroke="none" d="M78 22a38 38 0 1 1-26.9 64.9A38 38 0 0 0 78 22z" />
        <circle cx="78" cy="60" r="39" strokeWidth="1" />
        <path
          d="M109.5 69.8v.01M97.8 86.4v.01M78.5 93v.01M59 87v.01M46.8 70.6v.01M46.5 50.2v.01M58.2 33.6v.01M77.5 27v.01M97 33v.01M109.2 49.4v.01"
          strokeWidth="3"
        />
        <circle className="il-fill" cx="78" cy="60" r="19" />
        <path className="il-fill" d="m128 98 6-3 4 5-3 6-6-1zM116 110l5-2 3 4-3 4-5-1z" strokeWidth="1.4" />
      </g>
      <circle className="il-seal" cx="78" cy="60" r="13" />
      <path className="il-onseal" d="M71 57c1-4 4-6 8-6" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
};
