import type { APIRequestContext, Page } from '@playwright/test';
import { hostileContents } from '../server/src/testing/hostile-contents.ts';
import { answeredForm, ClaimsOf, smallPdf } from './support/claims.ts';
import { letTheMinutePass } from './support/held-acts.ts';
import { newAddress, password } from './support/new-person.ts';
import { bodyOf, demoAdmin, newBrowser, type Person, personOf } from './support/payments.ts';
import { approve, type Field, registered } from './support/solicitors.ts';
import { expect, test } from './support/test.ts';

// Opens some thirty pages; some URLs in them are 404s, which also appear in the browser's console.
test.slow();
test.use({ mayComplain: /the server responded with a status of 4\d\d/ });

const image = hostileContents['image with a handler'] ?? '';
const closing = hostileContents['words that close what they stand in'] ?? '';
const all = Object.values(hostileContents).join('\n');
const field: Field = { jurisdiction: 'Northern Ireland', issueType: 'Professional Negligence' };

/** Injected scripts would call `hostile()`; injected elements are found in the document. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { hostile: () => console.error('something hostile ran') });
  });

async function expectOnlyWords(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const planted = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.getAttributeNames().some((name) => name.startsWith('on')) ||
          /^\s*(?:javascript|vbscript|data:text)/i.test(
            element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ) ||
          /evil\.example/.test(element.getAttribute('src') ?? element.getAttribute('action') ?? '') ||
          element.matches('base, object, embed, meta[http-equiv="refresh"], img[src="x"]'),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(planted, path).toEqual([]);
}

/** A claimant with markup in every field, and a claim that went through every stage. */
async function plantTrouble(request: APIRequestContext) {
  const email = newAddress();
  const person = {
    email,
    password,
    data: { role: 'plaintiff', full_name: `${image} ${closing}`.slice(0, 100) },
  };
  const claimant = personOf(
    request,
    email,
    await bodyOf<{ access_token: string }>(await request.post('/auth/v1/signup', { data: person })),
  );
  const admin = await demoAdmin(request);
  const solicitor = await registered(request, image, field);
  await approve(admin, solicitor, field);

  const claims = new ClaimsOf(request, claimant.session.access_token);
  const draftId = await claims.draft({
    ...field,
    amount: '12,500',
    description: all.slice(0, 2500),
    defendantCompanyName: `${image} Ltd`,
    defendantContactPerson: closing,
    defendantAddressLine1: image,
    plaintiffName: image,
    plaintiffAddress: `1 ${image}`,
    plaintiffEmail: email,
    plaintiffPostcode: 'BT1 9ZQ',
    policeIncidentNumber: '',
    defendantEmail: answeredForm.defendantEmail,
  });
  await claims.addDocument(draftId, `${image}.pdf`, smallPdf);
  await claims.writeLetter(draftId);
  const { claim } = await claimant.post<{ claim: { id: string } }>(`/api/claims/drafts/${draftId}/submit`);
  const { id } = claim;
  await admin.post('/api/admin/replies', {
    email_subject: `Re: Claim ID: ${id} ${image}`,
    email_body: `We will pay in full.\n${all.slice(0, 4000)}`,
    sender_email: answeredForm.defendantEmail,
  });
  await admin.post(`/api/admin/claims/${id}/notes`, { body: `${image} ${closing}` });
  await claimant.post(`/api/claims/${id}/solicitor`, { consent: true });
  const { referrals } = await solicitor.get<{ referrals: { id: string }[] }>('/api/solicitor/referrals');
  const caseId = referrals[0]?.id ?? '';
  await solicitor.post(`/api/solicitor/referrals/${caseId}/accept`);
  await solicitor.post(`/api/solicitor/referrals/${caseId}/messages`, { body: all.slice(0, 1500) });
  await claimant.post(`/api/claims/${id}/solicitor/messages`, { body: all.slice(0, 1500) });
  await admin.post('/functions/v1/handle-settlement-offer', {
    claim_id: id,
    offered_amount: 9000,
    defendant_message: all.slice(0, 1500),
    admin_notes: image,
  });
  await letTheMinutePass(id);
  return {
    claimant,
    admin,
    solicitor,
    claimId: id,
    caseId,
    draftId: await claims.draft({ description: image }),
  };
}

test('what people type is shown as words on every page that shows it, and in every mail', async ({
  browser,
  baseURL,
  request,
}) => {
  const { claimant, admin, solicitor, claimId, caseId, draftId } = await plantTrouble(request);
  const claimantId = await idOf(claimant);
  const visits: [Person | undefined, string[]][] = [
    [
      claimant,
      [
        '/plaintiff-dashboard',
        '/plaintiff-dashboard/claims',
        `/claim/${claimId}`,
        `/submit-claim?draft=${draftId}`,
        '/profile',
      ],
    ],
    [solicitor, ['/solicitor-dashboard', `/solicitor-dashboard/cases/${caseId}`, '/profile']],
    [
      admin,
      [
        '/admin/dashboard',
        '/admin/claims/all',
        '/admin/claims-with-responses',
        `/admin/claim-review/${claimId}`,
        '/admin/users',
        `/admin/users/${claimantId}`,
        '/admin/solicitors',
        `/admin/solicitors/${solicitor.id}`,
        '/admin/mail',
        '/admin/replies?list=all',
      ],
    ],
  ];
  for (const [person, paths] of visits) {
    const page = await newBrowser(browser, baseURL, person);
    const ran: string[] = [];
    page.on('console', (message) => message.text().includes('hostile') && ran.push(message.text()));
    await watch(page);
    for (const path of paths) await expectOnlyWords(page, path);
    expect(ran).toEqual([]);
    await page.context().close();
  }

  const page = await newBrowser(browser, baseURL);
  await watch(page);
  const { emails } = await bodyOf<{ emails: { id: string }[] }>(
    await request.get(`/dev/mailbox/api?to=${encodeURIComponent(claimant.email)}`),
  );
  expect(emails.length).toBeGreaterThan(3);
  for (const { id } of emails) {
    await expectOnlyWords(page, `/dev/mailbox/${id}`);
    // The mail's HTML without the protection of our sandboxed frame, as a mail program might show it.
    const html = await (await request.get(`/dev/mailbox/${id}/html`)).text();
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return [...parsed.querySelectorAll('script, iframe, form, input, object, img[src="x"], svg[onload]')]
        .length;
    }, html);
    expect(found, id).toBe(0);
  }
  await page.context().close();
});

const idOf = async (person: Person) => (await person.get<{ id: string }>('/auth/v1/user')).id;

test('what stands in an address is words, or nothing', async ({ page }) => {
  await watch(page);
  const bad = encodeURIComponent(`"><img src=x onerror=hostile()><script>hostile()</script>`);
  for (const path of [
    `/signin#error_description=${bad}&error_code=${bad}`,
    `/signin?error_description=${bad}#message=${bad}`,
    `/reset-password#error=${bad}&error_description=${bad}`,
    `/signup?return_url=javascript:hostile()`,
    `/signup/plaintiff?return_url=${bad}`,
    `/contact?claim_id=${bad}`,
    `/blog?search=${bad}&page=${bad}&category=${bad}`,
    `/blog/${bad}`,
    `/blog/tag/${bad}`,
    `/pay/${bad}`,
    `/pay/success?claim_id=${bad}&amount=${bad}&session_id=${bad}`,
    `/unsubscribe?token=${bad}`,
    `/claim/${bad}`,
    `/no/such/${bad}`,
    `/faq?q=${bad}#${bad}`,
  ])
    await expectOnlyWords(page, path);
});

test('nobody speaks through our sign-in page', async ({ page }) => {
  await page.goto('/signin#error=x&error_description=Your+account+is+locked.+Call+0900+123456');
  await expect(page.getByRole('alert')).toContainText('That did not work, and nothing has changed.');
  await expect(page.locator('body')).not.toContainText('0900');
});
