import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../features/claims/testing/claims-bench.ts';
import { openClaimsBench, type Person } from '../../features/claims/testing/claims-bench.ts';
import { openSolicitorsBench } from '../../features/solicitors/testing/solicitors-bench.ts';
import { pdf } from '../../platform/files/testing/sample-files.ts';

type Call = <Body>(
  person: Person | null,
  method: string,
  path: string,
  body?: object,
) => Promise<Answer<Body>>;
type Opening = { readonly app: { request(path: string): Promise<Response> }; readonly call: Call };

const linkOf = async ({ call }: Opening, person: Person, path: string): Promise<string> =>
  (await call<{ url: string }>(person, 'GET', `${path}/link`)).body.url;

const statusOf = async ({ app }: Opening, link: string): Promise<number> => {
  const response = await app.request(link);
  await response.body?.cancel();
  return response.status;
};

const signOut = (bench: Opening, person: Person) => bench.call(person, 'POST', '/auth/v1/logout?scope=local');

async function openDraft() {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const { id } = await bench.readyDraft(hannah);
  const path = `/api/claims/drafts/${id}`;
  const { body } = await bench.upload<{ document: { id: string } }>(hannah, path, 'invoice.pdf', pdf);
  const documentPath = `${path}/documents/${body.document.id}`;
  return { ...bench, hannah, id, path, documentPath, link: await linkOf(bench, hannah, documentPath) };
}

/** A case with a document, and a link to it for its solicitor and one for an admin. */
async function openCase() {
  const bench = await openSolicitorsBench();
  const near = await bench.approved('Near');
  await bench.search();
  await bench.act(near, 'accept');
  const path = `/api/claims/${bench.claim.id}`;
  const { body } = await bench.upload<{ document: { id: string } }>(bench.hannah, path, 'invoice.pdf', pdf);
  const documentPath = `${path}/documents/${body.document.id}`;
  const linkFor = (person: Person) => linkOf(bench, person, documentPath);
  return { ...bench, near, linkFor };
}

describe('a link to a document in a draft', () => {
  it('is for the session that asked, and dies with it', async () => {
    const bench = await openDraft();
    const other = await bench.signIn(bench.hannah);
    const otherLink = await linkOf(bench, other, bench.documentPath);
    expect(await statusOf(bench, bench.link)).toBe(200);
    await signOut(bench, bench.hannah);
    expect(await statusOf(bench, bench.link)).toBe(410);
    expect(await statusOf(bench, otherLink)).toBe(200);
  });

  it.each([
    ['the document is removed', 'DELETE', 'documentPath'],
    ['the draft is deleted', 'DELETE', 'path'],
  ] as const)('dies when %s', async (_, method, what) => {
    const bench = await openDraft();
    expect((await bench.call(bench.hannah, method, bench[what])).status).toBeLessThan(300);
    expect(await statusOf(bench, bench.link)).toBe(410);
  });
});

describe('a link to a document of a claim', () => {
  it('dies for a solicitor when the case is taken from them, for the others it stays', async () => {
    const bench = await openCase();
    const people = [bench.near, bench.admin, bench.hannah];
    const links = await Promise.all(people.map(bench.linkFor));
    const statuses = () => Promise.all(links.map((link) => statusOf(bench, link)));
    expect(await statuses()).toEqual([200, 200, 200]);
    await bench.call(bench.hannah, 'DELETE', `/api/claims/${bench.claim.id}/solicitor`);
    expect(await statuses()).toEqual([410, 200, 200]);
  });

  it('dies for an admin who is one no longer', async () => {
    const bench = await openCase();
    const link = await bench.linkFor(bench.admin);
    await bench.withRole(bench.admin, 'plaintiff');
    expect(await statusOf(bench, link)).toBe(410);
  });

  it('dies when its holder is blocked', async () => {
    const bench = await openCase();
    const link = await bench.linkFor(bench.near);
    const path = `/api/admin/people/${bench.near.id}/block`;
    expect((await bench.call(bench.admin, 'POST', path, { reason: 'Asked for by the firm.' })).status).toBe(
      200,
    );
    expect(await statusOf(bench, link)).toBe(410);
  });
});

describe('a link to an attachment of a reply', () => {
  async function openReply(settings: Record<string, string> = {}) {
    const bench = await openClaimsBench({ settings });
    const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
    const lines = [
      'From: sam@reed.example',
      'To: claims@plainclaim.example',
      'Subject: Your letter',
      'Message-ID: <one@reed.example>',
      'Content-Type: multipart/mixed; boundary=x',
      ...['', '--x', 'Content-Type: text/plain', '', 'I paid already. See my receipt.', '--x'],
      'Content-Disposition: attachment; filename=receipt.pdf',
      ...['Content-Type: application/pdf', '', '%PDF-1.7 paid', '--x--', ''],
    ];
    const envelope = { network: '192.0.2.1', recipients: ['claims@plainclaim.example'] };
    await bench.app.app.takeMail(Buffer.from(lines.join('\r\n')), envelope);
    const { body } = await bench.call<{ responses: { id: string; attachments: { id: string }[] }[] }>(
      admin,
      'GET',
      '/api/admin/replies',
    );
    const [reply] = body.responses;
    const path = `/api/admin/replies/${reply?.id}/attachments/${reply?.attachments[0]?.id}`;
    return { ...bench, admin, link: await linkOf(bench, admin, path) };
  }

  it('dies when the admin signs out', async () => {
    const bench = await openReply();
    expect(await statusOf(bench, bench.link)).toBe(200);
    await signOut(bench, bench.admin);
    expect(await statusOf(bench, bench.link)).toBe(410);
  });

  it('dies when the admin’s days for a second step are over', async () => {
    const bench = await openReply({ AUTH_SECOND_STEP: 'on' });
    expect(await statusOf(bench, bench.link)).toBe(200);
    const over = new Date(bench.app.clock.now().getTime() - 7 * 24 * 60 * 60 * 1000).toISOString();
    await bench.app.platform.db.execute(
      sql`update auth_users set second_step_asked_since = ${over} where id = ${bench.admin.id}`,
    );
    expect(await statusOf(bench, bench.link)).toBe(410);
  });

  it('dies when the admin is one no longer', async () => {
    const bench = await openReply();
    await bench.withRole(bench.admin, 'plaintiff');
    expect(await statusOf(bench, bench.link)).toBe(410);
  });
});

describe('a link in a letter', () => {
  async function openLetter() {
    const bench = await openClaimsBench();
    const hannah = await bench.signUp();
    const large = Buffer.concat([pdf, Buffer.alloc(8 * 1024 * 1024, 0x20)]);
    const { id } = await bench.readyDraft(hannah, {}, { 'first.pdf': large, 'second.pdf': large });
    const { claim } = (await bench.submit(hannah, id)).body;
    await bench.app.runJobs();
    const [mail] = (await bench.rows('emails')).filter(
      ({ to_address }) => to_address === claim.defendant_email,
    );
    const link = /http:\/\/plainclaim\.test(\/files\/[^>\s]+)/.exec(String(mail?.text))?.[1] ?? '';
    return { ...bench, hannah, claim, link };
  }

  it('needs no session, and dies when the claim is cancelled', async () => {
    const bench = await openLetter();
    await signOut(bench, bench.hannah);
    expect(await statusOf(bench, bench.link)).toBe(200);
    const hannah = await bench.signIn(bench.hannah);
    expect((await bench.call(hannah, 'POST', `/api/claims/${bench.claim.id}/cancel`, {})).status).toBe(200);
    expect(await statusOf(bench, bench.link)).toBe(410);
  });

  it('works when it was posted before links named their right, and only for what a letter links to', async () => {
    const bench = await openLetter();
    const documents = await bench.rows('claim_documents');
    const oldLink = (path: unknown) => {
      const payload = { k: `private/claim-documents/${path}`, n: 'x.pdf', e: Date.now() + 10 ** 10 };
      const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
      const signed = createHmac('sha256', bench.app.platform.secretKey).update(`files/download/1:${encoded}`);
      return `/files/${encoded}.${signed.digest('base64url')}`;
    };
    for (const { sent_as, file_path } of documents)
      expect(await statusOf(bench, oldLink(file_path))).toBe(sent_as === 'linked' ? 200 : 410);
    expect(documents.map(({ sent_as }) => sent_as).sort()).toEqual(['attached', 'linked']);
  });
});
