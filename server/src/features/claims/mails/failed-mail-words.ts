/** The specification's message for a mail that failed for good. */
export const failedMailWords = (lastError: string | null): string =>
  `Email sending failed: ${lastError || 'Failed to send email'}`;
