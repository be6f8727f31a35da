/**
 * 1,234,567: whole numbers as people here write them. Written out like everything that public pages show, because a
 * browser takes up to 20 ms of a slow phone's time to prepare each kind of `Intl` format.
 */
export function groupDigits(whole: number | string): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(String(whole)) ?? [];
  if (digits === '') return String(whole);
  const first = digits.length % 3 || 3;
  return sign + [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(',');
}

/** 'a', 'a and b', 'a, b and c'. */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
