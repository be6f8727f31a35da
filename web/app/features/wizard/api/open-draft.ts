import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { savesOnTheirWay } from '../saves-on-their-way.ts';
import { type CopyKeeper, copyKeeperFor, type UnsavedCopy } from '../unsaved-copy.ts';
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
  /** How many drafts are saved, where this would be another one. Undefined when it could not be read. */
  readonly drafts?: number | undefined;
};

async function openDraft(userId: string, wanted: WantedDraft): Promise<OpenedDraft> {
  await savesOnTheirWay();
  const copies = copyKeeperFor(userId);
  const unmade = copies.read(null);
  // Typed in this tab and never saved, so newer than any draft.
  if (wanted === newClaim || (wanted === null && unmade))
    // A new claim can be written without a connection.
    return { draft: null, copy: unmade, drafts: await readDrafts().then(countOf, () => undefined) };
  if (wanted !== null) return await openSaved(copies, wanted);
  const [newest] = await readDrafts();
  return newest ? await openSaved(copies, newest.id) : { draft: null, copy: unmade, drafts: 0 };
}

const openSaved = async (copies: CopyKeeper, id: string): Promise<OpenedDraft> => ({
  draft: await draftStore.read(id),
  copy: copies.read(id),
});

/** Newest first. */
export const readDrafts = async () => (await (await draftsApi.$get()).json()).drafts;

const countOf = ({ length }: readonly unknown[]): number => length;

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
