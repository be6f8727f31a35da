import { isUuid } from '../shared/uuid.ts';

/** Limit per request, well above what a tester would paste. */
export const mostClaimIds = 100;

type TypedClaimIds = { readonly ids: readonly string[]; readonly notIds: readonly string[] };

/** Parses ids separated by commas, spaces or line breaks, without duplicates. */
export function readClaimIds(text: string): TypedClaimIds {
  const parts = [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))].map((part) =>
    part.toLowerCase(),
  );
  return { ids: parts.filter(isUuid), notIds: parts.filter((part) => !isUuid(part)) };
}
