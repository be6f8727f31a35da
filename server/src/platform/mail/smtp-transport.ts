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

/** Speaks to a real mail server, over a few connections kept open between mails. */
export function openSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // A kept connection that the server has dropped meanwhile is replaced once, before any byte of the mail
    // left. Every other retry is the job's, where it is counted and seen.
    maxRequeues: 1,
    // A password never travels in the clear; ?requireTLS=false in the address says otherwise.
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

/** RFC 8058: the mail program posts to the address when its reader presses its own button. */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Given apart, name and address cannot be read as two addresses. */
const asHeader = ({ name, address }: Mailbox) => ({ name: name ?? '', address });

/** Broken off halfway, the stream fails, and with it the connection: the server throws away what it has. */
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

/** Our own log-in is wrong, not the mail: once the operator mends it, the mail should still go. */
const authenticationCodes = [530, 534, 535, 538];

/** A 5xx answer to the recipient or to the message. One to the connection or the log-in is not about this mail. */
function isRefusal(error: unknown): error is SmtpError {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as SmtpError;
  if (responseCode === undefined) return code === 'EENVELOPE';
  const isPermanent =
    responseCode >= 500 && responseCode !== 503 && !authenticationCodes.includes(responseCode);
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
}

const answerOf = (error: SmtpError): string => error.response ?? error.message;
