import { invalid } from './wire/auth-error.ts';

/** Free-form data about a user: any JSON under any key. */
export type Metadata = { readonly [key: string]: unknown };

/** It is in every access token, and servers limit the size of headers. */
const mostBytes = 4096;

export function checkMetadata(data: Metadata): Metadata {
  if (Buffer.byteLength(JSON.stringify(data)) > mostBytes) throw invalid('User metadata is too large');
  return data;
}

/** Merges changes into metadata; null removes a key. */
export const mergeMetadata = (old: Metadata, changes: Metadata): Metadata =>
  checkMetadata(
    Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null)),
  );
