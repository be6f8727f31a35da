import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import { finishedDraft } from '../../../../server/src/features/claims/drafts/finished-draft.ts';
import type { DraftBody } from '../../../../server/src/features/claims/testing/claims-bench-on.ts';
import { finishedForm } from '../../../../server/src/features/claims/testing/finished-form.ts';
import type { World } from '../world.ts';
import type { Person } from './people.ts';

export type Wishes = {
  /** The size of the evidence in bytes; without it, there is none. */
  readonly evidence?: number;
  /** Whether the letter is generated over the event stream, or submitted ready-made. */
  readonly watched?: boolean;
  readonly defendantEmail?: string;
};

/** A separate defendant per claimant, because the number of letters per address and day is limited. */
export const defendantOf = ({ email }: Pick<Person, 'email'>, name = 'sam'): string =>
  `${name}-${email.split('@')[0]}@reed.example`;

/** From an empty form to a queued letter. Returns the claim's id. */
export async function claim(world: World, person: Person, wishes: Wishes = {}): Promise<string> {
  const form: ClaimFormInput = {
    ...finishedForm,
    plaintiffEmail: person.email,
    incidentDate: addDays(londonDateOf(world.clock.now()), -60),
    defendantEmail: wishes.defendantEmail ?? defendantOf(person),
  };
  const id = await beginDraft(person, form);
  if (wishes.evidence) await addEvidence(world, person, id, wishes.evidence);
  while (true) {
    await (wishes.watched ? watchLetter(world, person, id) : bringLetter(world, person, id));
    const submitted = await person.ask('POST', `/api/claims/drafts/${id}/submit`, { json: {} });
    if (submitted.status === 200 || submitted.status === 201) break;
    // The date may have changed since the letter was written, or a late retry may have replaced it.
    if (submitted.status !== 409) throw new Error(`not submitted: ${submitted.status} ${submitted.text}`);
  }
  world.accepted.claims.push(id);
  return id;
}

/** A draft, or one of those that were saved although the answer was lost: there may be as many as are allowed. */
async function beginDraft(person: Person, form: ClaimFormInput): Promise<string> {
  const begun = await person.ask('POST', '/api/claims/drafts', { json: { form, step: 4 } });
  if (begun.status === 201) return (begun.body.draft as { id: string }).id;
  const { drafts = [] } = (await person.ask('GET', '/api/claims/drafts')).body as {
    drafts?: { id: string }[];
  };
  const [saved] = drafts;
  if (begun.status !== 409 || !saved) throw new Error(`no draft was begun: ${begun.status} ${begun.text}`);
  return saved.id;
}

const pdfStart = Buffer.from('%PDF-1.7\n');

async function addEvidence({ accepted }: World, person: Person, id: string, size: number): Promise<void> {
  const bytes = Buffer.concat([pdfStart, Buffer.alloc(size, 0x20), Buffer.from('\n%%EOF\n')]);
  const path = `/api/claims/drafts/${id}/documents?name=invoice.pdf`;
  const { status, body, text } = await person.ask('POST', path, { bytes });
  if (status !== 201) throw new Error(`the evidence was refused: ${status} ${text}`);
  accepted.documents.push({ id: (body.document as { id: string }).id, size: bytes.length });
}

async function bringLetter({ clock }: World, person: Person, id: string): Promise<void> {
  const read = await person.ask('GET', `/api/claims/drafts/${id}`);
  const { form, facts, documents } = read.body.draft as DraftBody;
  const now = clock.now();
  const files = documents.map((one) => ({ id: one.id, fileName: one.file_name }));
  const { letterFacts } = finishedDraft({ draft: { form, caseFacts: facts }, documents: files }, now);
  const letter = draftLetter({ facts: letterFacts, today: londonDateOf(now), law: shippedLaw });
  const kept = await person.ask('PUT', `/api/claims/drafts/${id}/letter`, { json: { letter } });
  if (kept.status !== 200) throw new Error(`the letter was not kept: ${kept.status} ${kept.text}`);
}

/** Reads the event stream to its end; when it breaks off or ends in an error, presses Try Again. */
async function watchLetter({ accepted }: World, person: Person, id: string): Promise<void> {
  for (let presses = 1; presses <= 50; presses++) {
    const { status, text } = await person.ask('POST', `/api/claims/drafts/${id}/letter`);
    if (status !== 200) throw new Error(`no letter is written: ${status} ${text}`);
    if (text.includes('event: done')) return void accepted.presses.push(presses);
  }
  throw new Error('no letter came after fifty presses');
}
