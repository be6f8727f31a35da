/**
 * 1,234,567: whole numbers as people here write them. Written out like everything that public pages show, because a
 * browser takes up to 20 ms of a slow phone's time to prepare each kind of `Intl` format.
 */
export function groupDigits(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** 'a', 'a and b', 'a, b and c'. */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
