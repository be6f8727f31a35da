/** A line of the outlook: label, sum or time, and a note. */
export type OutlookRow = { readonly term: string; readonly value: string; readonly note: string };
