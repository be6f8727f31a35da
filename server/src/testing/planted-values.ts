/**
 * Values that tests plant in every input and that no log line may contain: passwords, keys, tokens, links
 * that sign in, and the people of the tests. Every log of the server's tests and of the browser tests' server
 * is searched for them (`watched-log.ts`, `e2e/support/start-server.ts`).
 */
const planted: Readonly<Record<string, RegExp>> = {
  'a password': /violet-kettle-|another-kettle-|plainclaim-demo-1|a long enough passphrase|the-strangers-own/,
  'a key of ours':
    /that-only-(?:tests-would-use|the-mail-provider-knows)|secret-for-tests-only|sk_test_\w|whsec_\w/,
  'an access token': /eyJ[\w-]{8,}\.eyJ[\w-]{8,}/,
  'a link that signs in': /\/verify\?|[?&#](?:token|token_hash|access_token|refresh_token|code)=/,
  'a payment link': /\/pay\/[\w-]{20,}/,
  'an e-mail address': /[\w.+-]+@[\w-]+\.(?:example|test|com)\b/,
  'a name': /Okoro|Lovelace|Lindqvist|Adeyemi|Priya Shah/,
  'an address': /Marlowe Street|Weir Mill|\b9ZQ\b/,
  'bank details': /12-34-56|\b12345678\b/,
  'a phone number': /\+447700|\+4420794/,
};

/** The kinds of planted values in a text, each with some context. */
export function leaksIn(text: string): string[] {
  return Object.entries(planted).flatMap(([kind, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${kind}: …${text.slice(Math.max(0, found.index - 80), found.index + 80)}…`] : [];
  });
}

const noted: string[] = [];

export const noteLeaks = (line: string): void => void noted.push(...leaksIn(line));

/** Returns and clears the leaks noted since the last call. */
export const takeNotedLeaks = (): string[] => noted.splice(0);
