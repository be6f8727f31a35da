import { type APIRequestContext, expect, type Page } from '@playwright/test';

export type Mail = {
  readonly subject: string;
  readonly text: string;
  readonly createdAt: string;
  readonly attachments: readonly { readonly fileName: string; readonly href: string }[];
};

/**
 * Waits for the newest mail to this address with such a subject; with `earlier`, for a newer one than that.
 */
export async function newestMail(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  earlier?: Mail,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const fitting = (await mailsTo(request, to)).find((mail) => subject.test(mail.subject));
        found = fitting?.text === earlier?.text ? undefined : fitting;
        return found?.subject;
      },
      { timeout: 100_000 },
    )
    .toMatch(subject);
  return found as Mail;
}

export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const answer = await request.get(`/dev/mailbox/api?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { emails: Mail[] }).emails;
}

/** The link in that mail. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+\/open-link#[^\s>]+/.exec(text)?.[0];
  if (!link) throw new Error(`no link in:\n${text}`);
  return link;
}

/** The six-digit code in that mail. */
export function codeIn({ text }: Mail): string {
  const code = /^\D*code\D*(\d{6})\b/im.exec(text)?.[1];
  if (!code) throw new Error(`no code in:\n${text}`);
  return code;
}

/** Opens a mail's link and confirms it on the page, which names the account. */
export async function openLink(page: Page, mail: Mail, email: string, button: string): Promise<void> {
  await page.goto(linkIn(mail));
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}
