/** A request as the client sends it. */
export type Ask = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/**
 * The bare program's answer to a path: the same statements, those of a wave concurrently, and the same bytes.
 */
export type BareAnswer = {
  readonly path: string;
  readonly waves: readonly (readonly Statement[])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
};

export type Load = {
  readonly address: string;
  /** Distributed over the connections in turn, as if from users with separate sessions. */
  readonly asks: readonly Ask[];
  readonly connections: number;
  readonly seconds: number;
};

export type LoadResult = {
  readonly requests: number;
  readonly seconds: number;
  readonly times: readonly number[];
};
