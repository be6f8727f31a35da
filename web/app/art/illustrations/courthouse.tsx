import type { Drawing } from './drawing.ts';

export const courthouse: Drawing = {
  viewBox: '14 10 136 108',
  width: 136,
  height: 108,
  draw: (hatch) => (
    <>
      <path className="il-tone" d="M86 22l58 28v10h-6v38h8v14H26V98h8V60h-6V50z" />
      <g className="il-line" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        <path className="il-fill" d="M80 14 138 42v8H22v-8z" />
        <path fill={hatch} stroke="none" d="M80 14 138 42H22z" />
        <path className="il-fill" d="M80 22 112 38H48z" strokeWidth="1.2" />
        <path d="M22 42h116" />
        <path className="il-fill" d="M32 50h96v42H32z" stroke="none" />
        <path className="il-fill" d="M34 54h11v36H34zM60 54h11v36H60zM89 54h11v36H89zM115 54h11v36h-11z" />
        <path d="M38 58v28M64 58v28M93 58v28M119 58v28" strokeWidth="1" />
        <path d="M31 54h17M57 54h17M86 54h17M112 54h17M31 90h17M57 90h17M86 90h17M112 90h17" />
        <path fill={hatch} d="M75.5 64h9v26h-9z" strokeWidth="1.4" />
        <path className="il-fill" d="M26 92h108v7H26zM20 99h120v7H20z" />
      </g>
      <circle className="il-seal" cx="80" cy="32.5" r="4" />
    </>
  ),
};
