import type { AttachmentRow, EmailRow } from './mail.store.ts';
import type { AttachmentReader, OutgoingMail } from './mail-transport.ts';

export function toOutgoing(
  email: EmailRow,
  attachments: readonly AttachmentRow[],
  files: AttachmentReader,
  returnPath: string | null,
): OutgoingMail {
  return {
    to:
      email.toName === null ? { address: email.toAddress } : { address: email.toAddress, name: email.toName },
    returnPath,
    replyTo: email.replyTo,
    subject: email.subject,
    html: email.html,
    text: email.text,
    messageId: email.messageId,
    date: email.rewrittenAt ?? email.createdAt,
    unsubscribeUrl: email.unsubscribeUrl,
    attachments: attachments.map((attachment) => ({
      fileName: attachment.fileName,
      contentType: attachment.contentType,
      open: async () => (await files.read(attachment.fileKey)).stream,
    })),
  };
}
