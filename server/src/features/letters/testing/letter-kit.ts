import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { claimForm, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import type { LetterContext } from '@plainclaim/domain/letters/letter-facts';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import type { LetterEvents } from '../letter-events.ts';

export const claimAnswers: ClaimFormInput = {
  ...emptyClaimForm,
  issueType: 'Consumer Rights',
  description: 'I paid for a kitchen and half of it never came. I asked for it three times.',
  amount: '900',
  incidentDate: '2026-03-02',
  defendantType: 'company',
  defendantCompanyName: 'Brightbuild Ltd',
  plaintiffName: 'Hannah Okoro',
  plaintiffEmail: 'hannah@post.example',
  plaintiffDateOfBirth: '1990-04-02',
  plaintiffAddress: '12 Mill Lane, Leeds',
  plaintiffPostcode: 'LS1 4AP',
  defendantEmail: 'office@brightbuild.example',
  defendantAddressLine1: '4 High Street',
  defendantTownCity: 'Leeds',
  defendantPostcode: 'LS2 1AA',
};

/** The facts for a letter with these answers, dated today by the app's clock. */
export function contextOf(app: TestApp, answers: Partial<ClaimFormInput> = {}): LetterContext {
  const now = app.clock.now();
  const form = claimForm(now).parse({ ...claimAnswers, ...answers });
  return { facts: factsOfForm(form), today: londonDateOf(now), law: app.platform.law };
}

export type Plaintiff = {
  readonly authorization: string;
  call(method: string, path: string, body?: object): Promise<Response>;
  draft(answers?: Partial<ClaimFormInput>): Promise<string>;
  letterOf(draftId: string): Promise<SavedLetter | null>;
};

type SavedLetter = { text: string; source: string; notice: string | null; is_stale: boolean };

export async function signUpPlaintiff(app: TestApp, email = 'hannah@post.example'): Promise<Plaintiff> {
  const password = 'a long enough passphrase';
  const data = { role: 'plaintiff', full_name: 'Hannah Okoro' };
  const res = await app.request('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data }),
  });
  const authorization = `Bearer ${((await res.json()) as { access_token: string }).access_token}`;
  const call: Plaintiff['call'] = (method, path, body) =>
    app.request(path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    authorization,
    call,
    draft: async (answers = {}) => {
      const made = await call('POST', '/api/claims/drafts', {
        form: { ...claimAnswers, ...answers },
        step: 4,
      });
      return ((await made.json()) as { draft: { id: string } }).draft.id;
    },
    letterOf: async (draftId) => {
      const read = await call('GET', `/api/claims/drafts/${draftId}`);
      return ((await read.json()) as { draft: { letter: SavedLetter | null } }).draft.letter;
    },
  };
}

export type HeardEvent = {
  [Name in keyof LetterEvents]: { name: Name; data: LetterEvents[Name] };
}[keyof LetterEvents];

/** Reads every event of a response, until it ends. */
export async function eventsOf(res: Response): Promise<readonly HeardEvent[]> {
  return (await res.text())
    .split('\n\n')
    .map((block) => /^event: (\w+)\ndata: (.+)$/.exec(block))
    .filter((match) => match !== null)
    .map(([, name, data]) => ({ name, data: JSON.parse(data as string) }) as HeardEvent);
}

/** The text that the page shows after all these events. */
export function shownAfter(events: readonly HeardEvent[]): string {
  return events.reduce((shown, { name, data }) => {
    if (name === 'text') return shown + data.text;
    return name === 'replace' ? data.text : shown;
  }, '');
}

/** Work continues briefly after the client disconnects; the log shows when it stopped. */
export async function logged({ log }: TestApp, message: string): Promise<void> {
  await expect.poll(() => log.lines.some(({ msg }) => msg === message), { timeout: 60_000 }).toBe(true);
}
