import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { savesOnTheirWay } from '../saves-on-their-way.ts';
import { copyKeeperFor, type UnsavedCopy } from '../unsaved-copy.ts';
import type { Writing } from '../writing.ts';
import { type Draft, draftsApi } from './claims-api.ts';
import { draftStore } from './draft-store.ts';

/** From the URL: a new claim, one draft or, with null, the newest draft. */
export type WantedDraft = string | null;

export const newClaim = 'new';

export const emptyWriting: Writing = { form: emptyClaimForm, facts: emptyFactsInput, step: 1 };

export type OpenedDraft = {
  /** Null until something is written. */
  readonly draft: Draft | null;
  /** Unsaved changes from an earlier visit in this tab. */
  readonly copy: UnsavedCopy | undefined;
};

async function openDraft(userId: string, wanted: WantedDraft): Promise<OpenedDraft> {
  await savesOnTheirWay();
  const copies = copyKeeperFor(userId);
  const unmade = copies.read(null);
  // Typed in this tab and never saved, so newer than any draft.
  if (wanted === null && unmade) return { draft: null, copy: unmade };
  const id = wanted ?? (await newestDraftId());
  if (id === null || id === newClaim) return { draft: null, copy: unmade };
  return { draft: await draftStore.read(id), copy: copies.read(id) };
}

async function newestDraftId(): Promise<string | null> {
  const response = await draftsApi.$get();
  return (await response.json()).drafts[0]?.id ?? null;
}

/** Loaded once per opening: a refetch would change the form while the user types. */
const openingQuery = (userId: string, wanted: WantedDraft) =>
  queryOptions({
    queryKey: ['open-draft', userId, wanted],
    queryFn: () => openDraft(userId, wanted),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useOpenDraft = (userId: string, wanted: WantedDraft) => useQuery(openingQuery(userId, wanted));
