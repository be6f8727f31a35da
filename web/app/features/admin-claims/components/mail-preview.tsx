type MailPreviewProps = {
  mail: { readonly subject: string; readonly text: string };
  /** Whom it is for, in words. */
  to?: string;
};

/** A mail exactly as it will be sent. */
export function MailPreview({ mail: { subject, text }, to = 'the claimant' }: MailPreviewProps) {
  return (
    <textarea
      readOnly
      aria-label={`What ${to} will be sent`}
      value={`${subject}\n\n${text}`}
      rows={9}
      className="mt-2 block max-h-72 w-full resize-y rounded-lg border border-line bg-well px-4 py-3 text-15 leading-normal text-ink field-sizing-content"
    />
  );
}
