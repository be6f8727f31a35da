import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { Fragment } from 'react';
import { MailLayout } from './layout.tsx';
import { MailParagraphs } from './mail-paragraphs.tsx';
import { MailHeading, MailText } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

export type GatheredPart = {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string | null;
  readonly createdAt: Date;
};

/** A summary of notices that exceeded the hourly limit: each in full, with its links as plain URLs. */
export async function writeGatheredMail(
  parts: readonly GatheredPart[],
  siteUrl: string,
): Promise<RenderedMail> {
  const isOneAddress = new Set(parts.map(({ replyTo }) => replyTo)).size === 1;
  return await renderMail(
    <MailLayout
      preview={parts.map(({ subject }) => subject).join(' · ')}
      reason="So much happened within an hour that we put these notices into one mail."
      siteUrl={siteUrl}
    >
      <MailHeading>{parts.length} notices for you</MailHeading>
      {parts.map(({ subject, text, replyTo, createdAt }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Fragment key={at}>
          <MailText>
            <strong>{`${at + 1}. ${subject}`}</strong>
            <br />
            {formatDateTime(createdAt)}
          </MailText>
          <MailParagraphs text={text} />
          {replyTo !== null && !isOneAddress ? (
            <MailText>To answer this notice, write to {replyTo}.</MailText>
          ) : null}
        </Fragment>
      ))}
    </MailLayout>,
  );
}
