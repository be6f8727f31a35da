import { isUuid } from '../shared/uuid.ts';

/** More at once than anyone pastes. */
export const mostClaimIds = 100;

export type TypedClaimIds = { readonly ids: readonly string[]; readonly notIds: readonly string[] };

/** What someone pasted: ids apart by commas, spaces or lines, each once. */
export function readClaimIds(text: string): TypedClaimIds {
  const parts = [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))].map((part) =>
    part.toLowerCase(),
  );
  return { ids: parts.filter(isUuid), notIds: parts.filter((part) => !isUuid(part)) };
}
