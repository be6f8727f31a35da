import type { ReactNode } from 'react';

export type Drawing = {
  viewBox: string;
  width: number;
  height: number;
  /** `hatch` is the paint for the shaded parts. */
  draw: (hatch: string) => ReactNode;
};
