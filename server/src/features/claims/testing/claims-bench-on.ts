import { type ClaimFormInput, claimForm } from '@plainclaim/domain/claims/claim-form';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { sql } from 'drizzle-orm';
import { sendMail } from '../../../platform/mail/mail.jobs.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { finishedDraft } from '../drafts/finished-draft.ts';
import { finishedForm } from './finished-form.ts';

export type Person = { readonly id: string; readonly email: string; readonly token: string };

const password = 'a long enough passphrase';

export type DraftBody = {
  readonly id: string;
  readonly version: number;
  readonly step: number;
  readonly form: ClaimFormInput;
  readonly facts: FactsInput;
  readonly documents: readonly { readonly id: string; readonly file_name: string }[];
  readonly letter: { readonly text: string; readonly is_stale: boolean; readonly problems: object[] } | null;
};

export type Answer<Body> = { readonly status: number; readonly body: Body };

/** Calls of the API that claimants make. */
export function claimsBenchOn(app: TestApp) {
  async function call<Body>(
    person: Person | null,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer<Body>> {
    const res = await app.request(path, {
      method,
      headers: {
        ...(person && { authorization: `Bearer ${person.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await res.text();
    return { status: res.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  }

  async function signUp(name = 'hannah'): Promise<Person> {
    const email = `${name}@post.example`;
    const data = { role: 'plaintiff', full_name: 'Hannah Okoro' };
    const { body } = await call<{ access_token: string; user: { id: string } }>(
      null,
      'POST',
      '/auth/v1/signup',
      { email, password, data },
    );
    return { id: body.user.id, email, token: body.access_token };
  }

  /** Sets the role, then signs in again for a token that carries it. */
  async function withRole(person: Person, role: string): Promise<Person> {
    await app.platform.db.execute(
      sql`update auth_users set app_metadata = app_metadata || jsonb_build_object('role', ${role}::text) where id = ${person.id}`,
    );
    return await signIn(person);
  }

  /** Also renews a session that expired because the test moved the clock. */
  async function signIn(person: Person): Promise<Person> {
    const path = '/auth/v1/token?grant_type=password';
    const { body } = await call<{ access_token: string }>(null, 'POST', path, {
      email: person.email,
      password,
    });
    return { ...person, token: body.access_token };
  }

  async function draft(person: Person, form: Partial<ClaimFormInput> = finishedForm): Promise<DraftBody> {
    const answer = await call<{ draft: DraftBody }>(person, 'POST', '/api/claims/drafts', { form, step: 4 });
    return answer.body.draft;
  }

  const upload = async <Body>(person: Person, path: string, name: string, content: Uint8Array) => {
    const res = await app.request(`${path}/documents?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-length': String(content.length) },
      body: new Uint8Array(content),
    });
    return { status: res.status, body: (await res.json()) as Body };
  };

  /** The letter that our own drafter writes for this form today. */
  function letterFor(form: ClaimFormInput): string {
    const now = app.clock.now();
    const facts = factsOfForm(claimForm(now).parse(form));
    return draftLetter({ facts, today: londonDateOf(now), law: app.platform.law });
  }

  /** With files, a second apart so that their order is known; the letter numbers them. */
  async function readyDraft(
    person: Person,
    form: Partial<ClaimFormInput> = {},
    files: Readonly<Record<string, Uint8Array>> = {},
  ): Promise<DraftBody> {
    const begun = await draft(person, { ...finishedForm, ...form });
    for (const [at, [name, content]] of Object.entries(files).entries()) {
      if (at > 0) app.clock.forward(1);
      await upload(person, `/api/claims/drafts/${begun.id}`, name, content);
    }
    await writeLetter(person, begun.id);
    return begun;
  }

  /** The first letter of a stored draft, as our own drafter writes it today. */
  async function writeLetter(person: Person, id: string): Promise<void> {
    const path = `/api/claims/drafts/${id}`;
    const {
      form,
      facts: caseFacts,
      documents,
    } = (await call<{ draft: DraftBody }>(person, 'GET', path)).body.draft;
    const now = app.clock.now();
    const files = documents.map((one) => ({ id: one.id, fileName: one.file_name }));
    const { letterFacts } = finishedDraft({ draft: { form, caseFacts }, documents: files }, now);
    const letter = draftLetter({ facts: letterFacts, today: londonDateOf(now), law: app.platform.law });
    await call(person, 'PUT', `${path}/letter`, { letter });
  }

  const submit = (person: Person, id: string) =>
    call<{ claim: ClaimBody }>(person, 'POST', `/api/claims/drafts/${id}/submit`, {});

  /** A claim whose letter waits to leave. */
  async function queued(person: Person, form: Partial<ClaimFormInput> = {}): Promise<ClaimBody> {
    const { body, status } = await submit(person, (await readyDraft(person, form)).id);
    if (status !== 201) throw new Error(`not submitted: ${JSON.stringify(body)}`);
    return body.claim;
  }

  /** Runs the job of the claim's letter: its days begin once it was accepted. Other mails go on waiting. */
  async function letLetterLeave(claimId: string): Promise<void> {
    const { rows: letters } = await app.platform.db.execute<{ id: string }>(
      sql`select id from emails where claim_id = ${claimId} and kind = 'letter-before-action'`,
    );
    const worker = app.app.workers.find(({ job }) => job.name === sendMail.name);
    const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    // A mail server's refusal is in the outbox, where tests look for it.
    for (const { id } of letters) await worker?.handle({ emailId: id }, run).catch(() => undefined);
  }

  const claimOf = async (person: Person, id: string): Promise<ClaimBody> =>
    (await call<{ claim: ClaimBody }>(person, 'GET', `/api/claims/${id}`)).body.claim;

  /** A claim whose letter has left. */
  async function submitted(person: Person, form: Partial<ClaimFormInput> = {}): Promise<ClaimBody> {
    const { id } = await queued(person, form);
    await letLetterLeave(id);
    return await claimOf(person, id);
  }

  const rows = async (table: string, order = 'created_at') =>
    (await app.platform.db.execute(sql.raw(`select * from ${table} order by ${order}`))).rows;

  return {
    call,
    signUp,
    signIn,
    withRole,
    draft,
    upload,
    letterFor,
    readyDraft,
    writeLetter,
    submit,
    queued,
    letLetterLeave,
    claimOf,
    submitted,
    rows,
  };
}

export type ClaimBody = {
  readonly id: string;
  readonly short_reference: string;
  readonly status: string;
  readonly amount: number;
  readonly generated_letter_content: string;
  readonly letter_sent_at: string;
  readonly response_deadline: string;
  readonly defendant_email: string;
  readonly defendant_name: string;
  readonly police_incident_number: string | null;
};

export type ErrorAnswer = {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly fields?: { field: string; message: string }[];
  };
};
