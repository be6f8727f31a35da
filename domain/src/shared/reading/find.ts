/** Words at their place in a text. */
export type Find = { readonly index: number; readonly text: string };
