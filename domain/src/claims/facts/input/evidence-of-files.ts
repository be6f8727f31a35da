import { isUuid } from '../../../shared/uuid.ts';
import { fileEvidence } from '../facts-of-simple-claim.ts';
import type { EvidenceInput, FactsInput } from './facts-input.ts';
import { withoutEvidence } from './without-evidence.ts';

export type StoredFile = {
  readonly id: string;
  readonly name: string;
  /** The evidence it was uploaded for, where it is not an item of its own. */
  readonly item?: string | undefined;
};

/**
 * The facts with every stored file in the list of evidence, and without the items of files that are gone. Derived from
 * the files rather than from uploads, so that other tabs, conflicts and reloads end in the same list. The same object
 * when nothing changes.
 */
export function withFilesAsEvidence(
  facts: FactsInput,
  stored: readonly StoredFile[],
  gone: ReadonlySet<string>,
): FactsInput {
  const ids = new Set(stored.map(({ id }) => id));
  const lost = facts.evidence.filter((item) => isLost(item, ids, gone)).map(({ id }) => id);
  const left = lost.length === 0 ? facts : withoutEvidence(facts, lost);
  const evidence = stored.reduce(
    withFile,
    left.evidence.map((item) => unlinked(item, gone)),
  );
  const isSame =
    evidence.length === facts.evidence.length && evidence.every((item, at) => item === facts.evidence[at]);
  return isSame ? facts : { ...left, evidence };
}

/** An item of a file has the file's id, and the server leaves it without a file when that is removed. */
function isLost(
  { id, file }: EvidenceInput,
  stored: ReadonlySet<string>,
  gone: ReadonlySet<string>,
): boolean {
  if (stored.has(id)) return false;
  return file === '' ? isUuid(id) : id === file && gone.has(file);
}

/** What the claimant named before its file came is named still when the file goes. */
const unlinked = (item: EvidenceInput, gone: ReadonlySet<string>): EvidenceInput =>
  item.file !== '' && gone.has(item.file) ? { ...item, file: '' } : item;

function withFile(
  evidence: readonly EvidenceInput[],
  { id, name, item }: StoredFile,
): readonly EvidenceInput[] {
  if (evidence.some(({ file }) => file === id)) return evidence;
  const waiting = evidence.find((one) => one.file === '' && (one.id === item || one.id === id));
  if (waiting) return evidence.map((one) => (one === waiting ? { ...one, file: id } : one));
  return [...evidence, fileEvidence({ id, fileName: name })];
}
