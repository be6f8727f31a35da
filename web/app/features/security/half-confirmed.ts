/**
 * After the first of the two links that change an address, the auth service leads back here and says so in the
 * address bar. Anyone can write such a link, so its words are recognised and never shown.
 */
export function isHalfConfirmed(hash: string): boolean {
  const message = new URLSearchParams(hash.replace(/^#/, '')).get('message');
  return message?.startsWith('Confirmation link accepted') ?? false;
}
