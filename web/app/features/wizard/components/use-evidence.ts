import { evidenceKind } from '@plainclaim/domain/claims/evidence';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { EvidenceDocument } from '../api/claims-api.ts';
import { evidenceAddress, removeEvidence, sendEvidence } from '../api/send-evidence.ts';
import { countGoodRows, type EvidenceRow, nextRows, rowOfDocument, rowOfFile } from '../evidence-rows.ts';
import { takeTurns } from '../take-turns.ts';

export type Evidence = {
  readonly rows: readonly EvidenceRow[];
  /** A problem of the whole list. */
  readonly problem: string | undefined;
  /** Documents that were there on this visit and are no longer. One whose removal is under way still is. */
  readonly gone: ReadonlySet<string>;
  /** For an item of the facts that waits for its file, or each as an item of its own. */
  add(files: readonly File[], item?: string): void;
  remove(id: string): void;
  retry(id: string): void;
  /** Replaces the list, after another version of the draft was adopted. */
  replace(documents: readonly EvidenceDocument[]): void;
};

type Sending = { readonly file: File; readonly stopper: AbortController };

/** The files of a draft. Uploads continue while the user moves to another step. */
export function useEvidence(
  documents: readonly EvidenceDocument[],
  ensureDraft: () => Promise<string>,
): Evidence {
  const [rows, dispatch] = useReducer(nextRows, documents.map(rowOfDocument));
  const [problem, setProblem] = useState<string>();
  const [gone, setGone] = useState<ReadonlySet<string>>(() => new Set());
  const sending = useRef(new Map<string, Sending>());
  const [turns] = useState(() => takeTurns(2));
  usePictures(rows, ensureDraft, (id, picture) => dispatch({ type: 'pictured', id, picture }));

  const send = useCallback(
    (id: string, file: File) => {
      const stopper = new AbortController();
      const { signal } = stopper;
      sending.current.set(id, { file, stopper });
      const work = async () => {
        try {
          signal.throwIfAborted();
          const onProgress = (percent: number) => dispatch({ type: 'progressed', id, percent });
          const document = await sendEvidence(await ensureDraft(), file, { onProgress, signal });
          dispatch({ type: 'arrived', id, document });
        } catch (error) {
          if (!signal.aborted) dispatch({ type: 'failed', id, error });
        }
      };
      void turns(work);
    },
    [ensureDraft, turns],
  );

  const add = (files: readonly File[], item?: string) => {
    setProblem(undefined);
    const there = countGoodRows(rows);
    const added = files.map((file, index) => ({
      file,
      row: { ...rowOfPicked(file, there + index), ...(item && { item }) },
    }));
    dispatch({ type: 'added', rows: added.map(({ row }) => row) });
    for (const { file, row } of added) if (row.state === 'uploading') send(row.id, file);
  };

  const retry = (id: string) => {
    const file = sending.current.get(id)?.file;
    if (!file) return;
    dispatch({ type: 'started', id });
    send(id, file);
  };

  const remove = async (id: string) => {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (!row) return;
    setProblem(undefined);
    sending.current.get(id)?.stopper.abort();
    dispatch({ type: 'removed', id });
    if (!row.documentId) return forgetPicture(row);
    try {
      await removeEvidence(await ensureDraft(), row.documentId);
      setGone((before) => new Set([...before, row.documentId ?? '']));
      forgetPicture(row);
    } catch {
      dispatch({ type: 'put-back', row, at });
      setProblem(`${row.name} could not be removed. Please try again.`);
    }
  };

  const latest = useRef(rows);
  latest.current = rows;
  const replace = useCallback((next: readonly EvidenceDocument[]) => {
    const left = new Set(next.map(({ id }) => id));
    const lost = latest.current.flatMap(({ documentId }) =>
      documentId && !left.has(documentId) ? [documentId] : [],
    );
    setGone((before) => new Set([...before, ...lost].filter((id) => !left.has(id))));
    dispatch({ type: 'replaced', documents: next });
  }, []);
  return { rows, problem, gone, add, remove, retry, replace };
}

function rowOfPicked(file: File, alreadyThere: number): EvidenceRow {
  const picture = isPicture(file.name) ? URL.createObjectURL(file) : undefined;
  return rowOfFile(file, crypto.randomUUID(), alreadyThere, picture);
}

const isPicture = (name: string) => evidenceKind(name)?.startsWith('image/') ?? false;

function forgetPicture({ picture }: EvidenceRow): void {
  if (picture?.startsWith('blob:')) URL.revokeObjectURL(picture);
}

/** Fetches preview URLs of stored pictures. Those picked on this visit have object URLs, revoked on leaving. */
function usePictures(
  rows: readonly EvidenceRow[],
  ensureDraft: () => Promise<string>,
  onPicture: (id: string, picture: string) => void,
): void {
  const asked = useRef(new Set<string>());
  const shown = useRef(rows);
  shown.current = rows;
  useEffect(() => {
    for (const { id, name, documentId, picture } of rows) {
      if (!documentId || picture || !isPicture(name) || asked.current.has(documentId)) continue;
      asked.current.add(documentId);
      ensureDraft()
        .then((draftId) => evidenceAddress(draftId, documentId))
        .then((address) => onPicture(id, address))
        // The row works without its preview.
        .catch(() => {});
    }
  });
  useEffect(() => () => shown.current.forEach(forgetPicture), []);
}
