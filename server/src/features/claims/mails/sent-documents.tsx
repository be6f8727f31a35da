import { formatMegabytes } from '@plainclaim/domain/claims/evidence';
import { Fragment } from 'react';
import { MailLink, MailText } from '../../../platform/mail/template/mail-parts.tsx';

export type SentDocumentsProps = {
  readonly attached: readonly { readonly id: string; readonly fileName: string }[];
  readonly linked: readonly {
    readonly id: string;
    readonly fileName: string;
    readonly fileSize: number;
    readonly url: string;
  }[];
  /** The date until which the links work, in the long form. */
  readonly linksUntil: string;
};

/** Lists the evidence: attached, or linked when the mail would have grown too large. */
export function SentDocuments({ attached, linked, linksUntil }: SentDocumentsProps) {
  return (
    <>
      {attached.length > 0 && (
        <MailText>
          <strong>Supporting documents, attached:</strong>{' '}
          {attached.map(({ fileName }) => fileName).join(', ')}.
        </MailText>
      )}
      {linked.length > 0 && (
        <MailText>
          <strong>Supporting documents, too large to attach.</strong> You can download them until {linksUntil}
          , unless the claim is cancelled before:
          {linked.map(({ id, fileName, fileSize, url }) => (
            <Fragment key={id}>
              <br />
              <MailLink href={url}>{fileName}</MailLink> ({formatMegabytes(fileSize)})
            </Fragment>
          ))}
        </MailText>
      )}
    </>
  );
}
