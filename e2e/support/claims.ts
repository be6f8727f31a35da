import { type ClaimFormInput, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { incidentDate } from './days.ts';

/** A complete claim form. */
export const answeredForm: ClaimFormInput = {
  ...emptyClaimForm,
  issueType: 'Consumer Rights',
  description: 'I paid a deposit for oak worktops. They were never delivered, and nobody answers my calls.',
  amount: '900',
  incidentDate,
  defendantType: 'company',
  defendantCompanyName: 'Tarn & Thistle Kitchens Ltd',
  defendantContactPerson: 'Gareth Pell',
  plaintiffName: 'Hannah Okoro',
  plaintiffEmail: 'hannah@example.com',
  plaintiffDateOfBirth: '1990-01-01',
  plaintiffAddress: '27 Marlowe Street, Leeds',
  plaintiffPostcode: 'LS6 9ZQ',
  defendantEmail: 'accounts@tarnandthistle.example',
  defendantAddressLine1: 'Unit 4, Weir Mill',
  defendantTownCity: 'Todmorden',
  defendantPostcode: 'OL14 9ZQ',
};

/** Calls the API with the session of the page. */
export class ClaimsOf {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  static async onPage(page: Page): Promise<ClaimsOf> {
    const session = await page.evaluate(() => window.localStorage.getItem('plainclaim-auth'));
    return new ClaimsOf(page.request, JSON.parse(session ?? '{}').access_token);
  }

  /** A complete draft without a letter. */
  async draft(answers: Partial<ClaimFormInput> = {}, facts?: FactsInput): Promise<string> {
    const { draft } = await this.post('/api/claims/drafts', {
      form: { ...answeredForm, ...answers },
      facts,
      step: 4,
    });
    return draft.id;
  }

  async addDocument(draftId: string, name: string, contents: Buffer): Promise<void> {
    const address = `/api/claims/drafts/${draftId}/documents?name=${encodeURIComponent(name)}`;
    const headers = { ...this.#headers, 'content-type': 'application/octet-stream' };
    expect((await this.#request.post(address, { headers, data: contents })).status()).toBe(201);
  }

  /** Changes answers of a draft, as the wizard does. */
  async change(draftId: string, answers: Partial<ClaimFormInput>): Promise<void> {
    const address = `/api/claims/drafts/${draftId}`;
    const before = await (await this.#request.get(address, { headers: this.#headers })).json();
    const data = { form: { ...before.draft.form, ...answers }, step: 4, version: before.draft.version };
    expect((await this.#request.put(address, { headers: this.#headers, data })).status()).toBe(200);
  }

  /** A claim submitted through the API: answers, letter, submission. Its letter has left, where an address is known. */
  async claim(answers: Partial<ClaimFormInput> = {}): Promise<string> {
    const id = await this.claimWithWaitingLetter(answers);
    if (!answers.defendantEmailUnknown) await this.#untilLetterLeft(id);
    return id;
  }

  /** The same, whatever becomes of its letter. */
  async claimWithWaitingLetter(answers: Partial<ClaimFormInput> = {}): Promise<string> {
    const draftId = await this.draft(answers);
    await this.writeLetter(draftId);
    const { claim } = await this.post(`/api/claims/drafts/${draftId}/submit`, {});
    return claim.id;
  }

  async #untilLetterLeft(id: string): Promise<void> {
    const sentAt = async () => {
      const answer = await this.#request.get(`/api/claims/${id}`, { headers: this.#headers });
      return (await answer.json()).claim.letter_sent_at;
    };
    await expect.poll(sentAt, { message: 'the letter leaves', timeout: 20_000 }).not.toBeNull();
  }

  async writeLetter(draftId: string): Promise<void> {
    const written = await this.#request.post(`/api/claims/drafts/${draftId}/letter`, {
      headers: this.#headers,
    });
    expect(await written.text()).toContain('event: done');
  }

  /** The answer to a request that succeeds. */
  async post(address: string, data: object) {
    const answer = await this.#request.post(address, { headers: this.#headers, data });
    expect([200, 201], await answer.text()).toContain(answer.status());
    return await answer.json();
  }
}

/** The smallest file that is recognised as a PDF. */
export const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
