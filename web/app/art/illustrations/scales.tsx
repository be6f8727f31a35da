import type { Drawing } from './drawing.ts';

export const scales: Drawing = {
  viewBox: '10 10 146 108',
  width: 146,
  height: 108,
  draw: (hatch) => (
    <>
      <path
        className="il-tone"
        d="M18 73h52c0 12-11 20-26 20s-26-8-26-20zM102 73h52c0 12-11 20-26 20s-26-8-26-20zM62 112h48v4H62z"
      />
      <g className="il-line" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        <path d="M78.5 22v75M81.5 22v75" />
        <path className="il-fill" d="M56 110h48M64 110c0-8 6-12 16-12s16 4 16 12z" />
        <path d="M38 26c14 0 22-7 42-7s28 7 42 7" />
        <path d="M38 26 15 67M38 26l23 41M122 26 99 67M122 26l23 41" />
        <path className="il-fill" d="M25 67a13 4 0 0 1 26 0z" stroke="none" />
        <circle className="il-fill" cx="38" cy="55.5" r="11.5" />
        <path d="M42 51.2a3.9 3.9 0 0 0-7 2.4c0 3.3 1 4.1-1.2 6.4h8.9M33.2 56.3h6.2" strokeWidth="1.6" />
        <path className="il-fill" d="M110 42h18l6 6v19h-24z" />
        <path d="M128 42v6h6M115 52h13M115 57h13M115 62h8" strokeWidth="1.4" />
        <path
          className="il-fill"
          d="M12 67h52c0 12-11 20-26 20s-26-8-26-20zM96 67h52c0 12-11 20-26 20s-26-8-26-20z"
        />
        <path
          fill={hatch}
          stroke="none"
          d="M12 67h52c0 12-11 20-26 20s-26-8-26-20zM96 67h52c0 12-11 20-26 20s-26-8-26-20z"
        />
      </g>
      <circle className="il-seal" cx="80" cy="18" r="6" />
    </>
  ),
};
