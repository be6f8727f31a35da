import { type APIRequestContext, type APIResponse, type Browser, expect, type Page } from '@playwright/test';
import { demoAccounts } from './accounts.ts';
import { ClaimsOf } from './claims.ts';
import { consentCookie } from './consent.ts';
import { newestMail } from './mailbox.ts';
import { newAddress, newName, password } from './new-person.ts';

type Session = { readonly access_token: string };

/** A signed-in user without a browser: API calls, and the session for when a browser is needed. */
export type Person = {
  readonly email: string;
  readonly session: Session;
  readonly request: APIRequestContext;
  get<Body>(path: string): Promise<Body>;
  post<Body>(path: string, data?: object): Promise<Body>;
};

export async function newClaimant(request: APIRequestContext): Promise<Person> {
  const email = newAddress();
  const data = { email, password, data: { full_name: 'Hannah Okoro' } };
  return personOf(request, email, await bodyOf(await request.post('/auth/v1/signup', { data })));
}

export async function demoAdmin(request: APIRequestContext): Promise<Person> {
  const account = demoAccounts().find(({ role }) => role === 'admin');
  if (!account) throw new Error('the server has no demo account for an admin');
  const data = { email: account.email, password: account.password };
  const answer = await request.post('/auth/v1/token?grant_type=password', { data });
  return personOf(request, account.email, await bodyOf(answer));
}

export function personOf(request: APIRequestContext, email: string, session: Session): Person {
  const headers = { authorization: `Bearer ${session.access_token}` };
  return {
    email,
    session,
    request,
    get: async (path) => bodyOf(await request.get(path, { headers })),
    post: async (path, data = {}) => bodyOf(await request.post(path, { headers, data })),
  };
}

export async function bodyOf<Body>(answer: APIResponse): Promise<Body> {
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Body;
}

/** A new browser context, with this user's session or with none. */
export async function newBrowser(browser: Browser, baseURL = '', person?: Person): Promise<Page> {
  const kept = person ? [{ name: 'plainclaim-auth', value: JSON.stringify(person.session) }] : [];
  const origins = [{ origin: baseURL, localStorage: kept }];
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins } });
  await context.addCookies([consentCookie(baseURL)]);
  return await context.newPage();
}

export type ClaimToPay = { readonly id: string; readonly plaintiff: string; readonly defendantEmail: string };

let claims = 0;

/** A claim with names that no other test searches for, and a reply in which the defendant agrees to pay. */
export async function claimWithReply(
  claimant: Person,
  admin: Person,
  { sender }: { sender?: string } = {},
): Promise<ClaimToPay> {
  const mark = `${process.pid}-${Date.now()}-${claims++}`;
  const plaintiff = newName('Philippa');
  const defendantEmail = `defendant-${mark}@tarnandthistle.example`;
  const id = await new ClaimsOf(claimant.request, claimant.session.access_token).claim({
    plaintiffName: plaintiff,
    plaintiffEmail: claimant.email,
    defendantEmail,
  });
  await admin.post('/api/admin/replies', {
    email_subject: `Re: Claim ID: ${id}`,
    email_body: 'I agree to pay.',
    sender_email: sender ?? defendantEmail,
  });
  return { id, plaintiff, defendantEmail };
}

/** Asks the defendant for the claim's whole amount; returns the payment page's URL. */
export async function sendLink(admin: Person, claim: ClaimToPay): Promise<string> {
  const sent = await admin.post('/functions/v1/send-payment-link', {
    claimId: claim.id,
    defendantEmail: claim.defendantEmail,
    defendantName: 'Tarn & Thistle Kitchens Ltd',
    amount: 900,
  });
  expect(sent).toMatchObject({ success: true });
  return await linkTo(admin.request, claim.defendantEmail);
}

/** The path of the payment page in the newest mail to this address. */
export async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  const { text } = await newestMail(request, email, /^Payment of £/);
  const path = /https?:\/\/[^/\s]+(\/pay\/[\w-]{43})/.exec(text)?.[1];
  if (!path) throw new Error(`no payment link in:\n${text}`);
  return path;
}
