export type MailboxName = { readonly name: string; readonly domain: string };

/**
 * A normalised address, to count one mailbox once in rate limits: without the tag after a plus sign and, for Google, which
 * ignores them, without full stops. Never used for sending.
 */
export function mailboxOf(address: string): MailboxName {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+', 1);
  const domain = address.slice(at + 1).toLowerCase();
  return googleDomains.includes(domain)
    ? { name: name.replaceAll('.', ''), domain: 'gmail.com' }
    : { name, domain };
}

export const googleDomains: readonly string[] = ['gmail.com', 'googlemail.com'];
