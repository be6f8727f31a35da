/** The top and bottom edge of each row, in the order of the list. */
type Edges = { readonly top: number; readonly bottom: number };

/** Where a row belongs that is held at this height: after every other row whose middle is above it. */
export function placeAt(y: number, rows: readonly Edges[], from: number): number {
  return rows.filter(({ top, bottom }, at) => at !== from && (top + bottom) / 2 < y).length;
}
