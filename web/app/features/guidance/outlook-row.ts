/** A line of the outlook: what it is about, the sum or time, and what to know of it. */
export type OutlookRow = { readonly term: string; readonly value: string; readonly note: string };
