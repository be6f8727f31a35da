import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { letTheMinutePass } from './held-acts.ts';

/** Calls the API as an admin, with the session of a page. */
export class AdminOf {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  static async onPage(page: Page): Promise<AdminOf> {
    const session = await page.evaluate(() => window.localStorage.getItem('plainclaim-auth'));
    return new AdminOf(page.request, JSON.parse(session ?? '{}').access_token);
  }

  /** Records a reply that counts for the claim. */
  async reply(claimId: string, words: string, sender = 'accounts@tarnandthistle.example'): Promise<void> {
    await this.#post('/api/admin/replies', {
      email_subject: `Re: Claim ID: ${claimId}`,
      email_body: words,
      sender_email: sender,
    });
  }

  /** Records an offer that the claimant is shown. */
  async offer(claimId: string, pounds: number): Promise<void> {
    await this.#post('/functions/v1/handle-settlement-offer', {
      claim_id: claimId,
      offered_amount: pounds,
      defendant_message: '',
      admin_notes: '',
    });
    await letTheMinutePass(claimId);
  }

  async #post(address: string, data: object): Promise<void> {
    const answer = await this.#request.post(address, { headers: this.#headers, data });
    expect([200, 201], await answer.text()).toContain(answer.status());
    // The functions of the specification report a refusal with status 200.
    expect(await answer.json()).not.toHaveProperty('success', false);
  }
}
