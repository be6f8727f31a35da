import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { attachment as saveAs } from '../../platform/files/content-disposition.ts';
import type { AttachmentReader } from '../../platform/mail/mail-transport.ts';
import { newestTexts } from '../../platform/sms/sms.store.ts';
import { presentMailbox } from './mailbox.presenter.ts';
import { mailboxCss } from './mailbox-css.ts';
import { mailboxListPage } from './mailbox-list-page.ts';
import { mailboxMailPage, mailboxMissingPage } from './mailbox-mail-page.ts';
import { mailboxTextsPage } from './mailbox-texts-page.ts';
import { readMail, readMailbox } from './read-mailbox.ts';

export type MailboxOptions = {
  readonly db: Db;
  readonly files: AttachmentReader;
  /** The path it is mounted at. */
  readonly base?: string;
};

const pageSize = 25;

const queryShape = z.object({
  to: z.string().trim().min(1).optional().catch(undefined),
  before: z
    .string()
    .regex(/^\d{1,15}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .optional()
    .catch(undefined),
});

/** A mail is untrusted markup: it may have its own styles and open links in a new tab, nothing more. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** A mailbox of all queued mails, for development. Never mounted in production. */
export function createMailbox({ db, files, base = '/dev/mailbox' }: MailboxOptions) {
  const query = (c: Context) => queryShape.parse(c.req.query());
  const find = async (c: Context) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    return id.success ? await readMail(db, id.data) : undefined;
  };
  const missing = (c: Context) => c.html(mailboxMissingPage(base), 404);

  return new Hono()
    .get('/', async (c) => {
      const { to, before } = query(c);
      const page = await readMailbox(db, { to, before, limit: pageSize });
      return c.html(mailboxListPage({ base, page, to }));
    })
    .get('/mailbox.css', (c) => c.body(mailboxCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .get('/api', async (c) => {
      const page = await readMailbox(db, { ...query(c), limit: pageSize });
      return c.json(presentMailbox(base, page));
    })
    .get('/texts', async (c) => {
      const to = c.req.query('to') ?? '';
      const digits = to.replace(/\D/g, '');
      const texts = await newestTexts(db, digits === '' ? undefined : digits, pageSize);
      return c.html(mailboxTextsPage({ base, texts, to }));
    })
    .get('/:id', async (c) => {
      const mail = await find(c);
      return mail ? c.html(mailboxMailPage(base, mail)) : missing(c);
    })
    .get('/:id/html', async (c) => {
      const mail = await find(c);
      if (!mail) return missing(c);
      c.header('Content-Security-Policy', mailPolicy);
      return c.html(mail.email.html);
    })
    .get('/:id/attachments/:attachmentId', async (c) => {
      const mail = await find(c);
      const attachment = mail?.attachments.find(({ id }) => id === c.req.param('attachmentId'));
      if (!attachment) return missing(c);
      const headers = {
        'Content-Type': attachment.contentType,
        'Content-Disposition': saveAs(attachment.fileName),
        'Content-Security-Policy': "sandbox; default-src 'none'",
      };
      // Hono answers HEAD with the GET handler and drops the body: the file would never be closed.
      if (c.req.method === 'HEAD') return c.body(null, 200, headers);
      const { stream } = await files.read(attachment.fileKey);
      return c.body(Readable.toWeb(stream) as ReadableStream, 200, headers);
    });
}
