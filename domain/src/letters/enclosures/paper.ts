/** A printed form or sheet as data: what stands on it, in order. The printer decides how it looks. */
export type Paper = {
  readonly title: string;
  /** Below the title: what the paper is for. */
  readonly about: string;
  /** Printed where a window envelope shows it: name and address, a line each. */
  readonly addressedTo?: readonly string[];
  readonly blocks: readonly PaperBlock[];
};

export type PaperBlock =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly PaperFact[] }
  | { readonly kind: 'table'; readonly columns: readonly PaperColumn[]; readonly rows: readonly PaperRow[] }
  /** A box to tick, and what is to be written beside it. */
  | {
      readonly kind: 'choice';
      /** The letter by which other lines name the box. */
      readonly mark?: string;
      readonly text: string;
      readonly fields?: readonly PaperField[];
    }
  /** Lines to write on, side by side. */
  | { readonly kind: 'fields'; readonly fields: readonly PaperField[] }
  /** Several empty lines under a label. */
  | { readonly kind: 'space'; readonly label: string; readonly lines: number }
  /** A table whose cells are filled in by hand. */
  | {
      readonly kind: 'boxes';
      readonly title: string;
      readonly columns: readonly string[];
      readonly rows: readonly string[];
      readonly total?: string;
    };

export type PaperFact = { readonly label: string; readonly value: string };

export type PaperColumn = {
  readonly title: string;
  /** Share of the width. */
  readonly width: number;
  readonly isSum?: boolean;
};

export type PaperRow = { readonly cells: readonly string[]; readonly isTotal?: boolean };

export type PaperField = {
  readonly label: string;
  /** Share of the line; 1 where it is not given. */
  readonly width?: number;
};
