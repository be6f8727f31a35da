/** One request as a client writes it. */
export type Ask = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** What the bare program does for a path: the same statements, those of a wave at once, and the same bytes. */
export type BareAnswer = {
  readonly path: string;
  readonly waves: readonly (readonly Statement[])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
};

export type Load = {
  readonly address: string;
  /** The connections take them in turns, each one of them: people with sessions of their own. */
  readonly asks: readonly Ask[];
  readonly connections: number;
  readonly seconds: number;
};

export type LoadResult = {
  readonly requests: number;
  readonly seconds: number;
  readonly times: readonly number[];
};
