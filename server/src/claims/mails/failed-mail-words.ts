/** The specification's words for a mail that was given up or refused. */
export const failedMailWords = (lastError: string | null): string =>
  `Email sending failed: ${lastError || 'Failed to send email'}`;
