/** Part of the library that those who write statements of their own for it use; it has no types. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): Buffer | string | null;
}
