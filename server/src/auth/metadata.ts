import { invalid } from './wire/auth-error.ts';

/** Free-form facts about a person: any JSON under any key. */
export type Metadata = { readonly [key: string]: unknown };

/** It travels in every access token, and tokens travel in headers, which servers limit. */
const mostBytes = 4096;

/** Throws unless it is small enough to be carried around. */
export function checkMetadata(data: Metadata): Metadata {
  if (Buffer.byteLength(JSON.stringify(data)) > mostBytes) throw invalid('User metadata is too large');
  return data;
}

/** New facts over old ones; null forgets a key. */
export const mergeMetadata = (old: Metadata, changes: Metadata): Metadata =>
  checkMetadata(
    Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null)),
  );
