import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

type Mail = {
  readonly subject: string;
  readonly text: string;
  readonly createdAt: string;
  readonly attachments: readonly { readonly fileName: string; readonly href: string }[];
};

/** The newest mail to someone whose subject fits, once it is there. */
export async function newestMail(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, to)).find((mail) => subject.test(mail.subject));
        return found?.subject;
      },
      { timeout: 60_000 },
    )
    .toMatch(subject);
  return found as Mail;
}

export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const answer = await request.get(`/dev/mailbox/api?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { emails: Mail[] }).emails;
}

/** The link a person would press in that mail. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?[^\s>]+/.exec(text)?.[0];
  if (!link) throw new Error(`no link in:\n${text}`);
  return link;
}
