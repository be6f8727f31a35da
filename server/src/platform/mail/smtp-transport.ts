import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Mailbox } from './mail-address.ts';
import {
  MailRefusedError,
  type MailTransport,
  type OutgoingAttachment,
  type OutgoingMail,
} from './mail-transport.ts';

export type SmtpOptions = { readonly url: string; readonly from: Mailbox };

/** Sends over SMTP with a small pool of reused connections. */
export function openSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // Retries once on a pooled connection that the server has closed, before any byte of the mail was sent.
    // All other retries are the job's, where they are counted and logged.
    maxRequeues: 1,
    // With a password, TLS is required; `?requireTLS=false` in the URL overrides it.
    requireTLS: new URL(url).username !== '',
    dnsTimeout: 10_000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail, signal) => {
      signal.throwIfAborted();
      try {
        await pool.sendMail({ from: asHeader(from), ...headersAndParts(mail, signal) });
        return 'sent';
      } catch (error) {
        if (isRefusal(error)) throw new MailRefusedError(answerOf(error), error);
        throw error;
      }
    },
    close: async () => pool.close(),
  };
}

function headersAndParts(mail: OutgoingMail, signal: AbortSignal) {
  return {
    to: asHeader(mail.to),
    ...(mail.returnPath && { envelope: { from: mail.returnPath, to: mail.to.address } }),
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.date,
    text: mail.text,
    html: mail.html,
    xMailer: false as const,
    ...(mail.unsubscribeUrl && { headers: oneClickHeaders(mail.unsubscribeUrl) }),
    attachments: mail.attachments.map((attachment) => ({
      filename: attachment.fileName,
      contentType: attachment.contentType,
      contentDisposition: 'attachment' as const,
      content: openedInTurn(attachment, signal),
    })),
  };
}

/** RFC 8058: the mail program's own unsubscribe button posts to this URL. */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Passed separately, so that a name cannot be parsed as an address. */
const asHeader = ({ name, address }: Mailbox) => ({ name: name ?? '', address });

/** Aborting fails the stream and closes the connection, so the server discards the partial mail. */
function openedInTurn(attachment: OutgoingAttachment, signal: AbortSignal): Readable {
  async function* bytes() {
    const stream = await attachment.open();
    for await (const chunk of stream) {
      signal.throwIfAborted();
      yield chunk;
    }
  }
  return Readable.from(bytes(), { objectMode: false });
}

type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

/** Errors of our credentials, not of the mail: it can be sent once the operator fixes them. */
const authenticationCodes = [530, 534, 535, 538];

/** A 5xx reply to the recipient or the message. One to the connection or the login is not about this mail. */
function isRefusal(error: unknown): error is SmtpError {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as SmtpError;
  if (responseCode === undefined) return code === 'EENVELOPE';
  const isPermanent =
    responseCode >= 500 && responseCode !== 503 && !authenticationCodes.includes(responseCode);
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
}

const answerOf = (error: SmtpError): string => error.response ?? error.message;
